"""wordle-boss: a guess whose largest group is the smallest."""

import json
import sys
from time import perf_counter

from wordle_boss import Solver


def main() -> None:
    request = json.load(sys.stdin)
    guesses = [word.upper() for word in request["guesses"]]
    times, answers = [], []
    for candidates in request["candidates"]:
        solver = Solver([word.upper() for word in candidates], guesses)
        own = []
        for _ in range(request["repeat"] + 1):
            start = perf_counter()
            word = solver.best_guess()
            own.append(perf_counter() - start)
        times.append(own[1:])
        answers.append({"word": word.lower(), "worst": solver.get_min_feedback(word)[1]})
    json.dump({"times": times, "answers": answers}, sys.stdout)


if __name__ == "__main__":
    main()

"""wordlepro: the guess of most bits. Its table of marks is made beforehand and not counted."""

import json
import sys
from time import perf_counter

from wordlepro import NWordleSolver


def main() -> None:
    request = json.load(sys.stdin)
    times, answers = [], []
    for candidates in request["candidates"]:
        solver = NWordleSolver(1, 6, candidates, request["guesses"])
        own = []
        for _ in range(request["repeat"] + 1):
            solver.num_guesses = 1  # what it does for the first guess of a game is stored
            start = perf_counter()
            word, bits = solver.get_guess()
            own.append(perf_counter() - start)
        times.append(own[1:])
        answers.append({"word": word, "bits": bits})
    json.dump({"times": times, "answers": answers}, sys.stdout)


if __name__ == "__main__":
    main()

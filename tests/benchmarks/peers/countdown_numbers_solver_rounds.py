"""countdown-numbers-solver: every way that makes the target exactly, as text."""

import contextlib
import io
import json
import sys
from time import perf_counter

import countdown_numbers_solver as solver


def main() -> None:
    request = json.load(sys.stdin)
    times, answers = [], []
    for tiles, target in request["rounds"]:
        own = []
        for _ in range(request["repeat"]):
            with contextlib.redirect_stdout(io.StringIO()):  # it prints what it finds
                start = perf_counter()
                solver.solve(tiles, target)
                own.append(perf_counter() - start)
        times.append(own)
        answers.append(list(solver.unique_solutions))
    json.dump({"times": times, "answers": answers}, sys.stdout)


if __name__ == "__main__":
    main()

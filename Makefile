# What one does with this project. `make` alone lists it.

# As many tests at once as there are cores, up to four; who has none left takes from another.
AT_ONCE = -n logical --maxprocesses 4 --dist worksteal

.PHONY: help run test unit slow check bench load pictures clean

help:            ## this list
	@grep -E '^[a-z]+: .*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/'

run: .venv/run   ## install what is needed and open the page
	.venv/bin/hunch

test: .venv/test ## install what tests need and run all of them, real browser included
	.venv/bin/python -m pytest $(AT_ONCE)

unit: .venv/test ## the tests that need neither a server nor a browser (half a minute)
	.venv/bin/python -m pytest $(AT_ONCE) core webui tests/core tests/webui

slow: .venv/test ## whole spaces, ten times the examples, a fresh clone (ten minutes)
	.venv/bin/python -m pytest $(AT_ONCE) -m 'slow or hypothesis' --hypothesis-profile thorough \
	  core tests/core tests/webui tests/commands

check: .venv/test ## lint, format, types, import contracts
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/mypy
	.venv/bin/lint-imports

bench: .venv/test ## figures next to their targets and to other programs (ten minutes)
	.venv/bin/python -m pytest tests/benchmarks --benchmark-quiet --figures docs/figures.md

load: .venv/test ## many people, kills and lost networks on this machine (a quarter of an hour)
	.venv/bin/python -m pytest tests/load -s --figures docs/figures.md

pictures: .venv/test ## every page in every state as a picture, and those of the README
	.venv/bin/python -m tests.pictures

clean:           ## remove the environment and what tools left behind
	rm -rf .venv .mypy_cache .ruff_cache .hypothesis .import_linter_cache dist pictures

.venv/run: pyproject.toml
	python3 -m venv .venv
	.venv/bin/pip install --quiet -e .
	@touch $@

.venv/test: pyproject.toml
	python3 -m venv .venv
	.venv/bin/pip install --quiet -e '.[test]'
	@touch $@ .venv/run

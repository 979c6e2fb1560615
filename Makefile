# What one does with this project. `make` alone lists it.

.PHONY: help run test slow check bench load clean

help:            ## this list
	@grep -E '^[a-z]+: .*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/'

run: .venv/run   ## install what is needed and open the page
	.venv/bin/hunch

test: .venv/test ## install what tests need and run all of them, real browser included
	.venv/bin/python -m pytest

slow: .venv/test ## the tests that take a minute each
	.venv/bin/python -m pytest -m slow core tests/core tests/webui

check: .venv/test ## lint, format, types, import contracts
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/mypy
	.venv/bin/lint-imports

bench: .venv/test ## figures next to their targets and to other programs (ten minutes)
	.venv/bin/python -m pytest tests/benchmarks --benchmark-quiet --figures docs/figures.md

load: .venv/test ## many people, kills and lost networks on this machine (a quarter of an hour)
	.venv/bin/python -m pytest tests/load -s --figures docs/figures.md

clean:           ## remove the environment and what tools left behind
	rm -rf .venv .mypy_cache .ruff_cache .hypothesis .import_linter_cache dist

.venv/run: pyproject.toml
	python3 -m venv .venv
	.venv/bin/pip install --quiet -e .
	@touch $@

.venv/test: pyproject.toml
	python3 -m venv .venv
	.venv/bin/pip install --quiet -e '.[test]'
	@touch $@ .venv/run

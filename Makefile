# Everything runs in .venv, which scripts/setup makes on first use.
# ARGS is passed on to the command: make test ARGS="-k trambahn"

ARGS ?=
bin := .venv/bin

.PHONY: help play test check lint types layers docs coverage bench soak lock clean run dev

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "%-10s%s\n", $$1, $$2 }' Makefile

play: run ## open the site on this machine, in the browser
	@$(bin)/tramshed serve --browser $(ARGS)

test: dev ## run every test but the soaks
	$(bin)/pytest -n 2 --dist loadfile $(ARGS)

# .pre-commit-config.yaml has a hook for each of these, and a test sees to it.
check: lint types layers docs ## all that can be said without running a game

lint: dev ## look for mistakes, check the format
	$(bin)/ruff check
	$(bin)/ruff format --check

types: dev ## check the types
	$(bin)/mypy

layers: dev ## check who imports whom
	$(bin)/lint-imports

docs: dev ## build the docs as a site into site/, its links checked
	$(bin)/python -m docsite

# Compiled code hides from coverage, so the tests of the rules run interpreted, all others as they do.
coverage: dev ## measure how much of the code the tests reach
	$(bin)/coverage erase
	NUMBA_DISABLE_JIT=1 $(bin)/coverage run -m pytest -n 2 --dist loadfile tests/rules tests/games/*/rules $(ARGS)
	$(bin)/coverage run -m pytest -n 2 --dist loadfile --ignore-glob '*/rules' --ignore-glob '*/browser' $(ARGS)
	$(bin)/coverage combine --quiet
	$(bin)/coverage report

bench: dev ## measure speed
	$(bin)/python bench/run.py $(ARGS)

soak: dev ## run the long tests
	$(bin)/pytest -m soak --timeout 0 $(ARGS)

# Keeps the locked versions that still fit; ARGS=--upgrade takes the newest.
lock: ## write lock/*.txt anew from pyproject.toml
	@scripts/lock $(ARGS)

clean: ## remove .venv and all caches
	rm -rf .venv .*_cache .hypothesis dist site
	find src tests bench docsite -name __pycache__ -prune -exec rm -rf {} +

run dev:
	@scripts/setup $@

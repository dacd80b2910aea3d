# Everything runs in .venv, which scripts/setup makes on first use.
# ARGS is passed on to the command: make test ARGS="-k trambahn"

ARGS ?=
bin := .venv/bin

.PHONY: help play test check bench soak lock clean run dev

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "%-8s%s\n", $$1, $$2 }' Makefile

play: run ## open the site on this machine, in the browser
	@$(bin)/tramshed serve --browser $(ARGS)

test: dev ## run every test but the soaks
	$(bin)/pytest -n 2 --dist loadfile $(ARGS)

check: dev ## lint, check the format, the types and the layering
	$(bin)/ruff check
	$(bin)/ruff format --check
	$(bin)/mypy
	$(bin)/lint-imports

bench: dev ## measure speed
	$(bin)/python bench/run.py $(ARGS)

soak: dev ## run the long tests
	$(bin)/pytest -m soak --timeout 0 $(ARGS)

# Keeps the locked versions that still fit; ARGS=--upgrade takes the newest.
lock: ## write lock/*.txt anew from pyproject.toml
	@scripts/lock $(ARGS)

clean: ## remove .venv and all caches
	rm -rf .venv .*_cache .hypothesis dist
	find src tests bench -name __pycache__ -prune -exec rm -rf {} +

run dev:
	@scripts/setup $@

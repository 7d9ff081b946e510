# taisen: `make play` opens the table, `make test` checks everything. Both set up what they need.

VENV := .venv
BIN := $(VENV)/bin
COMPILED := build/compiled
PYTHON ?=
ARGS ?=
SOAK ?= 10000
SEED ?= 1

.DEFAULT_GOAL := help
.PHONY: help play web test test-all test-postgresql lint web-check format compiled clean

# Whatever the built front end is made from.
WEB_SOURCES := $(shell find web -name node_modules -prune -o -type f -print) $(wildcard src/taisen/messages/*/web*.ftl)

help:
	@echo "make play      install what a match needs and open the table in the browser (ARGS='--port 8001')"
	@echo "make web       build the browser's part into the package (Node from PyPI where none is installed)"
	@echo "make test      lint, types, layering and all tests (sets itself up; TESTS='-k word' narrows the tests)"
	@echo "make test-all  make test, and the long forms: soak runs, coverage of the rule book"
	@echo "make test-postgresql  the tests that use a database, with a private PostgreSQL (Debian: postgresql)"
	@echo "make format    put the source into its standard form"
	@echo "make compiled  compile the engine with mypyc into $(COMPILED)"
	@echo "make clean     remove everything that was built or installed here"

# A stamp is older than a changed pyproject.toml, which then installs anew.
$(VENV)/.python:
	@sh tools/make-venv.sh "$(VENV)" "$(PYTHON)"
	@touch $@

$(VENV)/.play: $(VENV)/.python pyproject.toml
	@echo "==> installing taisen and what the table needs (about a minute the first time)"
	@TAISEN_NO_WEB=1 $(BIN)/python -m pip install --disable-pip-version-check -e '.[table]'
	@touch $@

$(VENV)/.dev: $(VENV)/.python pyproject.toml
	@echo "==> installing taisen and what its tests need (a minute or two the first time)"
	@TAISEN_NO_WEB=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev,compiled]'
	@touch $@ $(VENV)/.play

$(VENV)/.web: $(VENV)/.python tools/web.py $(WEB_SOURCES)
	@echo "==> building the front end (half a minute the first time)"
	@$(BIN)/python tools/web.py build
	@touch $@

web: $(VENV)/.web

play: $(VENV)/.play $(VENV)/.web
	@$(BIN)/taisen table $(ARGS)

lint: $(VENV)/.dev
	@echo "==> ruff check"
	@$(BIN)/ruff check .
	@echo "==> ruff format"
	@$(BIN)/ruff format --check .
	@echo "==> mypy --strict"
	@$(BIN)/mypy
	@echo "==> import layering"
	@$(BIN)/lint-imports

web-check: $(VENV)/.dev
	@echo "==> wire types: the TypeScript ones are those of the Python ones"
	@$(BIN)/python tools/wire_types.py --check
	@$(BIN)/python tools/web.py check

test: lint web-check $(VENV)/.web
	@$(BIN)/python tools/browser.py
	@echo "==> pytest, on all cores"
	@$(BIN)/pytest -n auto -m "not slow" $(TESTS)

test-all: test
	@echo "==> the long tests"
	@$(BIN)/pytest -n auto -m slow $(TESTS)
	@echo "==> $(SOAK) matches of each game over all pairs of decks"
	@$(BIN)/taisen soak $(SOAK)
	@echo "==> code deleted under 30 rule comments: a citing test must go red each time"
	@$(BIN)/python tools/prove_rules.py --count 30 --seed $(SEED)
	@echo "==> the rule book and its tests"
	@$(BIN)/taisen rules --coverage

test-postgresql: $(VENV)/.dev $(VENV)/.web
	@echo "==> the tests that use a database, with a PostgreSQL of their own"
	@$(BIN)/python tools/private_postgresql.py $(BIN)/pytest -n auto -m "not slow" tests/table $(TESTS)

format: $(VENV)/.dev
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

compiled: $(VENV)/.dev
	@echo "==> compiling kernel, language and rules with mypyc (some minutes)"
	@$(BIN)/python tools/compile.py --output $(COMPILED)
	@$(BIN)/python tools/compare_builds.py --compiled $(COMPILED)
	@echo "use it with: PYTHONPATH=$(COMPILED) $(BIN)/taisen bench"

clean:
	rm -rf $(VENV) build dist web/node_modules src/taisen/table/static .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# Every target sets up what it needs in .venv; requirements are installed again only when they change.
# Another interpreter, beside the usual one: make check PYTHON=python3.13 VENV=.venv-3.13

PYTHON  ?= python3
VENV    ?= .venv
WORKERS ?= auto
simulate: GAMES ?= --title auction --players 4 --games 1000 --seed 7
arena:    GAMES ?= --title auction --players 2 --a expert --b normal --matches 400
balance:  MATCHES ?= 200
balance:  BOTS ?= expert
balance:  EFFORT ?= 0.25
balance:  TABLES ?= auction-2 auction-3 auction-4 duel-2 harbor-2 harbor-3 harbor-4 harbor-5 harbor-6

PY     := $(VENV)/bin/python
PIP    := $(PY) -m pip install --quiet --disable-pip-version-check
PYTEST := $(PY) -m pytest -n $(WORKERS)

# Tests are collected in every worker: without their bytecode from the last run that takes three times as long.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play test check format rules simulate arena balance soak coverage mutants bench frames art sound sheets screens \
        package-linux package-windows package-web package-test package-smoke hooks clean

help: ## list the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{ printf "  make %-15s %s\n", $$1, $$2 }'

play: $(VENV)/.runtime ## start the game
	@$(PY) main.py $(ARGS)

test: $(VENV)/.dev ## run the tests (ARGS="-k lot" chooses some)
	@$(PYTEST) $(ARGS)

check: $(VENV)/.dev ## format, lint, types, imports and tests, as before every commit
	@echo "format"  && $(PY) -m ruff format --check --quiet --output-format concise . || { echo "make format mends this"; exit 1; }
	@echo "lint"    && $(PY) -m ruff check --quiet .
	@echo "types"   && $(PY) -m mypy --no-error-summary
	@echo "imports" && $(VENV)/bin/lint-imports --no-logo
	@echo "tests"   && $(MAKE) --no-print-directory test

format: $(VENV)/.dev ## format the code and mend what the linter can mend
	@$(PY) -m ruff format .
	@$(PY) -m ruff check --fix .

rules: $(VENV)/.dev ## print the ledger: rule ids against the tests that prove them
	@$(PY) -m tools.ledger $(ARGS)

simulate: $(VENV)/.runtime ## play random matches without a picture (GAMES="--title duel ...")
	@$(PY) -m tools.simulate $(GAMES)

arena: $(VENV)/.bench ## bots against each other (GAMES="--title auction --players 4 --a expert --b normal")
	@$(PY) -m tools.arena $(GAMES)

balance: $(VENV)/.runtime ## judge the house figures by bots at play, into docs/balance.md (TABLES="duel-2 harbor-4" MATCHES=100 KEEP=build/balance)
	@for table in $(TABLES); do \
	  $(PY) -m tools.balance --title $${table%-*} --players $${table#*-} --matches $(MATCHES) --bots $(BOTS) \
	    --effort $(EFFORT) --plots docs/balance --document docs/balance.md \
	    $(if $(KEEP),--keep $(KEEP)/$$table.jsonl) $(ARGS) || exit 1; echo; done

soak: $(VENV)/.dev ## run the tests with many more matches and kills; takes long
	@$(PYTEST) --soak $(ARGS)

coverage: $(VENV)/.dev ## branch coverage of game/rules, at least 98 %
	@$(PYTEST) --cov=game/rules --cov-branch --cov-report=term-missing --cov-fail-under=98 $(ARGS)

mutants: $(VENV)/.mutants ## change scoring and market code on purpose, 85 % must be noticed; takes long
	@rm -rf mutants  # it would remember survivors that new tests have caught since
	@$(VENV)/bin/mutmut run $(ARGS)
	@$(VENV)/bin/mutmut results
	@$(VENV)/bin/mutmut export-cicd-stats >/dev/null
	@$(PY) -c 'import json, sys; n = json.load(open("mutants/mutmut-cicd-stats.json")); \
	  score = 100 * (n["killed"] + n["timeout"]) / n["total"]; \
	  print(f"{score:.1f} % of {n['"'total'"']} mutants noticed, at least 85 wanted"); sys.exit(score < 85)'

bench: $(VENV)/.bench ## decisions per second of the rules beside OpenSpiel's games
	@$(PY) -m tools.benchmark rules $(ARGS)

frames: $(VENV)/.dev ## cost of frames, start, memory and loading, beside a floor or a limit
	@for what in frames start memory loading; do $(PY) -m tools.benchmark $$what $(ARGS) || exit 1; done

art: $(VENV)/.art ## print the pictures whose drawings have changed (ARGS="--all", ARGS=cards/)
	@$(PY) -m tools.art $(ARGS)
	@$(PY) -m tools.shelf

sound: $(VENV)/.art ## make the sounds and the music whose scores have changed
	@$(PY) -m tools.sound $(ARGS)

sheets: $(VENV)/.art ## contact sheets of all art in build/sheets: table and full size, grey, colour-blind
	@$(PY) -m tools.sheets && $(PY) -m tools.sheets.shapes

screens: $(VENV)/.dev ## the pictures of docs/screens, all of matches that are played for them
	@$(PY) -m tests.renders.album $(ARGS)

package-linux: $(VENV)/.package ## the folder for Linux as a zip in dist/
	@$(PY) -m tools.package linux

package-windows: $(VENV)/.package ## the folder for Windows as a zip in dist/, built on Linux (ARGS="--runtime python-3.13.5-embed-amd64.zip")
	@$(PY) -m tools.package.windows $(ARGS)

package-web: $(VENV)/.package ## the game in a browser as a zip in dist/; the first time takes long
	@$(PY) -m tools.package web

package-test: $(VENV)/.package ## build each package and drive it as a player does (ARGS="linux web"); takes long
	@$(PY) -m tools.package test $(ARGS)

package-smoke: $(VENV)/.package ## build the Linux package and start it once
	@$(PY) -m tools.package smoke

hooks: $(VENV)/.dev ## run the checks (not the tests) at every git commit
	@$(VENV)/bin/pre-commit install

clean: ## remove the environment, the caches and everything built
	@rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis .coverage .coverage.* htmlcov mutants
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

# A stamp is newer than its requirements file once that file is installed.

$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Python 3.11 or newer is needed: make PYTHON=/path/to/python3.11"; exit 1; }
	@echo "creating $(VENV)"
	@$(PYTHON) -m venv --clear $(VENV) \
	  || { echo "no virtual environment could be made; on Debian and Ubuntu: apt install python3-venv"; exit 1; }
	@touch $@

$(VENV)/.runtime: requirements.txt $(VENV)/.made
	@echo "installing $<"
	@$(PIP) -r $< && touch $@

$(VENV)/.art: requirements-art.txt $(VENV)/.runtime
	@echo "installing $<"
	@$(PIP) -r $< && touch $@

$(VENV)/.dev: requirements-dev.txt requirements-art.txt requirements-cluster.txt $(VENV)/.runtime
	@echo "installing $<"
	@$(PIP) -r $< && touch $@

$(VENV)/.bench: requirements-bench.txt $(VENV)/.runtime
	@echo "installing $<"
	@$(PIP) -r $< && touch $@

$(VENV)/.package: requirements-package.txt requirements-art.txt $(VENV)/.runtime
	@echo "installing $<"
	@$(PIP) -r $< && touch $@

$(VENV)/.mutants: requirements-mutants.txt $(VENV)/.dev
	@echo "installing $<"
	@$(PIP) -r $< && touch $@

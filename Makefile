# One folder (.venv), made from requirements.lock by pip alone. Needs Python 3.11 or newer with venv.
PYTHON ?= python3
DATA ?= ../shared/data
VENV := .venv
RUN := $(VENV)/bin/python
READY := $(VENV)/.ready
PEERS := .venv-peers
PEERS_WANTED := tests/bench/peers/requirements.txt
OFFSCREEN := QT_QPA_PLATFORM=offscreen

.PHONY: run test check bench faults doors peers recall sitting badinputs tasks screens translations man lock clean
.DEFAULT_GOAL := run

$(READY): requirements.lock pyproject.toml packaging/system_libraries.py
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Wellkept needs Python 3.11 or newer; name one with make PYTHON=python3.12")'
	@test -x $(RUN) || $(PYTHON) -m venv $(VENV) || { echo "Python cannot make a venv. On Debian: sudo apt-get install -y python3-venv"; exit 1; }
	@$(RUN) -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@$(RUN) -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@$(RUN) -m compileall -q app
	@$(RUN) packaging/system_libraries.py
	@touch $@

run: $(READY)  ## set everything up and open the window; STORE=PATH for another file
	@$(RUN) packaging/system_libraries.py --screen
	@$(RUN) -m wellkept $(if $(STORE),--store $(STORE))

# The order of the tests is another one at each run of a desk; what lands is judged in the same order every time.
test: $(READY)  ## set everything up and pass the whole suite
	@$(RUN) packaging/system_libraries.py --tests
	@$(OFFSCREEN) $(RUN) -m pytest -q -n 2 --dist worksteal $(if $(CI),--randomly-seed=1)

check: $(READY)  ## what CI runs: style, types, the order of the rooms, then the suite
	@$(RUN) -m ruff check .
	@$(RUN) -m ruff format --check .
	@$(RUN) -m mypy
	@PYTHONPATH=app $(VENV)/bin/lint-imports
	@$(MAKE) --no-print-directory test

bench: $(READY)  ## figures: ROWS=100000 memories
	@$(OFFSCREEN) $(RUN) -m tests.bench $(ROWS)
	@$(RUN) -m tests.bench.keypress_bench $(ROWS)

faults: $(READY)  ## kills, power cuts, updates cut short and 5,000 forgets, all looked after; N=20 for a quick look
	@N=$(N) $(RUN) -m tests.faults

doors: $(READY)  ## the doors of assistants, live: contract, refusals, schemathesis, isolation, load; N= for another size
	@N=$(N) $(RUN) -m tests.doors

$(PEERS)/.ready: $(PEERS_WANTED)
	@test -x $(PEERS)/bin/python || $(PYTHON) -m venv $(PEERS)
	@$(PEERS)/bin/python -m pip install --quiet --disable-pip-version-check -r $(PEERS_WANTED)
	@touch $@

peers: $(READY) $(PEERS)/.ready  ## side by side with what one would take instead: ROWS="10000 100000"
	@$(RUN) -m tests.bench.peers $(ROWS)

recall: $(READY)  ## quality of finding: file ranker nDCG@10 hit@10 MRR; DATA=FOLDER
	@$(RUN) -m tests.recall.quality $(DATA)

sitting: $(READY)  ## one real sitting under Xvfb, keys and mouse, photographed into build/sitting
	@$(RUN) -m tests.sitting

badinputs: $(READY)  ## each bad input in the running window, photographed into build/bad_inputs
	@$(RUN) -m tests.sitting.bad_inputs

tasks: $(READY)  ## the ten commonest tasks with real keys and mouse: how many clicks and keys, done or not
	@$(RUN) -m tests.sitting.tasks

screens: $(READY)  ## take the screenshots anew into build/screens; BASELINE=1 makes them the expected ones
	@$(OFFSCREEN) $(RUN) -m tests.screens.take $(if $(BASELINE),tests/screens/expected,build/screens)

translations: $(READY)  ## bring the translations up to date with the code, and list what has none yet
	@$(RUN) -m tests.languages

man: $(READY)  ## write the manual page anew from the commands
	@PYTHONPATH=. $(RUN) packaging/man_page.py

lock: $(READY)  ## choose versions anew and write requirements.lock (needs `pip install uv` in the venv)
	@$(RUN) -m uv pip compile --quiet --universal --no-header --no-annotate --generate-hashes \
	  --upgrade --python-version 3.11 pyproject.toml --extra dev -o requirements.lock

clean:
	rm -rf $(VENV) $(PEERS) build dist

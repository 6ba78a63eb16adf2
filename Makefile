# The front door. Meson and ninja do the work, below build/.
SHELL = /bin/bash
.SHELLFLAGS = -eu -o pipefail -c
.DEFAULT_GOAL = build
.PHONY: build wasm setup check-tools run test bench fuzz rules mutants soak soak-wire bench-wire kill install format clean help soak-host web tab-games

PREFIX ?= /usr/local
RELEASE = build/release
MESON_FLAGS ?=

build: check-tools ## build build/hegemon
	@tools/build.sh release $(MESON_FLAGS)
	@ln -sfn release/src/cli/hegemon build/hegemon

wasm: check-tools ## build build/hegemon.wasm, the game for browsers
	@tools/build.sh release $(MESON_FLAGS)
	@ninja -C $(RELEASE) --quiet src/wasm/hegemon.wasm
	@ln -sfn release/src/wasm/hegemon.wasm build/hegemon.wasm

web: wasm ## build build/web, the game's scripts for pages
	@tools/setup.sh --check --web
	@node web/build.mjs build/web
	@cp $(RELEASE)/src/wasm/hegemon.wasm build/web/

check-tools:
	@tools/setup.sh --check

setup: ## install the packages that are missing (Debian)
	@tools/setup.sh --web

run: ## build, then play; without a terminal show a short game
	@tools/setup.sh
	@$(MAKE) --no-print-directory build
	@if [ -t 0 ] && [ -t 1 ]; then build/hegemon play; else build/hegemon demo; fi

test: setup ## build with and without sanitizers, run every test
	@tests/run.sh

bench: setup ## measure: one `name value unit` line each
	@$(MAKE) --no-print-directory build
	@tools/bench.sh

bench-wire: setup ## measure messages: bytes of what changes, time of an event, an ask, a snapshot
	@$(MAKE) --no-print-directory build
	@$(RELEASE)/tests/bench-wire

fuzz: setup ## fuzz what strangers send (SECONDS_EACH=60, or RUNS=1000000; JOBS)
	@tools/fuzz.sh

rules: ## count the rules that tests cite
	@tools/rules.py

mutants: setup ## break rule code on purpose, expect red tests
	@tools/mutants.py

soak: setup ## play many games with every invariant checked
	@$(MAKE) --no-print-directory build
	@tools/soak.sh

soak-wire: setup ## compare ten million messages of games that differ in what is hidden (MESSAGES)
	@$(MAKE) --no-print-directory build
	@$(RELEASE)/tests/test_wire_leaks $${MESSAGES:-12000000}

soak-host: setup ## feed tables a million inputs in any order (INPUTS)
	@$(MAKE) --no-print-directory build
	@CK_FORK=no $(RELEASE)/tests/test_host_any $(or $(INPUTS),1000000)

tab-games: setup ## every mode and number of seats with hard players in WebAssembly, in Node and in Chromium (many minutes)
	@$(MAKE) --no-print-directory wasm
	@node web/build.mjs $(RELEASE)/web
	@LEVEL=hard BUILD=$(RELEASE) tests/wasm/tab.js
	@GAMES=all BUILD=$(RELEASE) web/test/chromium.mjs

kill: setup ## kill the program 500 times while it plays, expect nothing lost
	@$(MAKE) --no-print-directory build
	@BUILD=$(RELEASE) tests/tui/kill.py 500

install: check-tools ## install program, library, header, man page (PREFIX, DESTDIR)
	@tools/build.sh release $(MESON_FLAGS)
	@meson configure $(RELEASE) --prefix=$(PREFIX)
	@meson install -C $(RELEASE)

format: ## let clang-format decide
	@find src tests -name '*.[ch]' -print0 | xargs -0 clang-format -i

clean: ## remove everything built
	@rm -rf build

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/make \1\t\2/p' Makefile | expand -t 16

# The front door. Meson and ninja do the work, below build/.
SHELL = /bin/bash
.SHELLFLAGS = -eu -o pipefail -c
.DEFAULT_GOAL = build
.PHONY: build check debug wasm setup check-tools check-tests run test bench fuzz rules mutants soak soak-wire bench-wire kill install format clean help soak-host web tab-games bench-base kill-base kill-server kill-cluster bench-cluster load soak-server deb tsan-server hostile-server fair-server proxies-server new-user bench-against ladder weights calibration bench-review web-serve web-test screenshots play

PREFIX ?= /usr/local
RELEASE = build/release
MESON_FLAGS ?=

build: setup-play ## build build/hegemon
	@tools/build.sh release $(MESON_FLAGS)
	@ln -sfn release/src/cli/hegemon build/hegemon

wasm: setup-page ## build build/hegemon.wasm, the game for browsers
	@tools/build.sh release $(MESON_FLAGS)
	@TARGETS=src/wasm/hegemon.wasm tools/build.sh release
	@ln -sfn release/src/wasm/hegemon.wasm build/hegemon.wasm

web: wasm ## build build/web, the page as files, and build/hegemon with the page in it
	@tools/page.sh $(MESON_FLAGS)
	@ln -sfn release/src/cli/hegemon build/hegemon

web-serve: web ## serve build/web on this machine (PORT=8080)
	@node web/test/serve.mjs build/web $(or $(PORT),8080)

web-test: setup-browser ## everything about the page in Chromium: whole games of each family, offline, panning (many minutes)
	@$(MAKE) --no-print-directory web
	@tests/wasm/page.sh all
	@BUILD=$(RELEASE) WHOLE=yes web/test/online.mjs

screenshots: setup-browser ## pictures of every page, board and phase, below build/screenshots (ONLY=360-light-fr)
	@$(MAKE) --no-print-directory web
	@web/test/screenshots.mjs $(ONLY)

check-tools:
	@tools/setup.sh --check play

check-tests:
	@tools/setup.sh check

setup: ## install what is missing (Debian); FOR=play, serve, page, deb, check, test (unless told), browser, bench, proxies, all
	@tools/setup.sh $(FOR)

setup-%:
	@tools/setup.sh $*

run: setup-page ## build the page, then serve it on this machine and open it (Ctrl-C ends it)
	@$(MAKE) --no-print-directory web
	@tools/run.sh

play: setup-play ## build, then play in the terminal; without one show a short game
	@$(MAKE) --no-print-directory build
	@if [ -t 0 ] && [ -t 1 ]; then build/hegemon play; else build/hegemon demo; fi

test: setup-test ## build with and without sanitizers, run every test
	@tests/run.sh

check: check-tests ## build and run just the suites T names (T="wire laws"); without T those that changes since main touch
	@tests/check.sh $(T)

debug: check-tests ## build build/dev, the program and the tests for gdb
	@tools/build.sh dev
	@echo 'The program is build/dev/src/cli/hegemon. One suite under the debugger:'
	@echo '  CK_FORK=no gdb --args build/dev/tests/test_wire'

bench: setup-bench ## measure: one `name value unit` line each
	@$(MAKE) --no-print-directory build
	@tools/bench.sh

bench-against: setup-bench ## compare games and rollouts of this tree with those of COMMIT (ROUNDS)
	@tools/against.sh $(COMMIT) $(ROUNDS)

ladder: setup-play ## the levels against the sparring pool in every mode (an hour; GROUPS=casual=40,skilled=4,...)
	@$(MAKE) --no-print-directory build
	@tools/ladder.py $(RELEASE)/src/cli/hegemon --groups "$(GROUPS)"

weights: setup-play ## fit the weights of the conquest evaluation anew and compare them with those in the tree
	@tools/weights.sh

calibration: setup-play ## fit the chances of reviews anew (a few minutes of CPU), print how well they hold
	@$(MAKE) --no-print-directory build
	@ninja -C $(RELEASE) --quiet tools/fit/fit-calibration
	@$(RELEASE)/tools/fit/fit-calibration 5000 build/reliability.md >build/fitted.c
	@cp build/fitted.c src/review/fitted.c && cat build/reliability.md

# These run programs that only a build for the tests has.
bench-review bench-wire bench-base bench-cluster soak-wire soak-host kill-base load: export TESTED = yes

bench-review: setup-check ## measure reviews (WHAT="luck galactic-warfare/standard 2 300")
	@$(MAKE) --no-print-directory build
	@$(RELEASE)/tests/bench-review $(or $(WHAT),time mass-effect/basic 3 3)

bench-wire: setup-check ## measure messages: bytes of what changes, time of an event, an ask, a snapshot
	@$(MAKE) --no-print-directory build
	@$(RELEASE)/tests/bench-wire

bench-base: setup-check ## measure the database: durable moves a second, beside a plain SQLite loop
	@$(MAKE) --no-print-directory build
	@folder=$$(mktemp -d) && $(RELEASE)/tests/bench-base $$folder && rm -r $$folder

fuzz: setup-check ## fuzz what strangers send (SECONDS_EACH=60, or RUNS=1000000; JOBS)
	@tools/fuzz.sh

rules: ## count the rules that tests cite
	@tools/rules.py

mutants: setup-check ## break rule code on purpose, expect red tests
	@tools/mutants.py

soak: setup-play ## play many games with every invariant checked
	@$(MAKE) --no-print-directory build
	@tools/soak.sh

soak-wire: setup-check ## compare ten million messages of games that differ in what is hidden (MESSAGES)
	@$(MAKE) --no-print-directory build
	@$(RELEASE)/tests/test_wire_leaks $${MESSAGES:-12000000}

soak-host: setup-check ## feed tables a million inputs in any order (INPUTS)
	@$(MAKE) --no-print-directory build
	@CK_FORK=no $(RELEASE)/tests/test_host_any $(or $(INPUTS),1000000)

tab-games: setup-browser ## every mode and number of seats with hard players in WebAssembly, in Node and in Chromium (many minutes)
	@$(MAKE) --no-print-directory wasm
	@node web/build.mjs $(RELEASE)/web $(RELEASE)/src/cli/hegemon
	@LEVEL=hard BUILD=$(RELEASE) tests/wasm/tab.js
	@GAMES=all BUILD=$(RELEASE) web/test/chromium.mjs

kill: setup-check ## kill the program 500 times while it plays, expect nothing lost
	@$(MAKE) --no-print-directory build
	@BUILD=$(RELEASE) tests/tui/kill.py 500

kill-base: setup-check ## kill the database's writer 300 times, expect nothing lost (KILLS)
	@$(MAKE) --no-print-directory build
	@$(RELEASE)/tests/test_base_lost $${KILLS:-300}

kill-server: setup-check ## kill the server 300 times while people play, expect nothing lost (KILLS)
	@$(MAKE) --no-print-directory build
	@BUILD=$(RELEASE) tests/server/kill.py $${KILLS:-300}

kill-cluster: setup-check ## three servers on one PostgreSQL, 200 games, 300 kills and freezes, nothing lost (GAMES, KILLS)
	@$(MAKE) --no-print-directory build
	@BUILD=$(RELEASE) tests/server/cluster.py $${GAMES:-200} $${KILLS:-300} 5

bench-cluster: setup-check ## moves a second that one, two, three processes store in one PostgreSQL, beside plain inserts
	@$(MAKE) --no-print-directory build
	@BUILD=$(RELEASE) bench/cluster.py

soak-server: setup-check ## people play for an hour, the server's memory stays flat (LASTS=3600)
	@$(MAKE) --no-print-directory build
	@BUILD=$(RELEASE) tests/server/soak.py $${LASTS:-3600}

new-user: setup-check ## follow a new user through the terminal in both languages, from the menu to a rematch
	@$(MAKE) --no-print-directory build
	@BUILD=$(RELEASE) tests/tui/path.py

hostile-server: setup-check ## clients that mean harm against a server, with the disk judged, too: nothing else should run
	@$(MAKE) --no-print-directory build
	@BUILD=$(RELEASE) tests/server/hostile.py 12 disk

fair-server: setup-check ## what people wait for while others flood a server or let many computer players think (some minutes, two cores)
	@$(MAKE) --no-print-directory build
	@BUILD=$(RELEASE) tests/server/fair.py all
	@BUILD=$(RELEASE) tests/server/flood.py all

proxies-server: setup-proxies ## whole games through nginx and Caddy, set up as docs/SERVE.md says
	@$(MAKE) --no-print-directory build
	@BUILD=$(RELEASE) tests/server/proxies.py

tsan-server: setup-check ## the server's tests with the thread sanitizer
	@tools/build.sh tsan
	@BUILD=build/tsan tests/server/run.py
	@BUILD=build/tsan tests/server/kill.py 5

load: setup-check ## 10,000 sockets, 1,000 games at once, many watchers, stored games, each against its target (PARTS="idle moves watchers stored"; STORED=1000000)
	@$(MAKE) --no-print-directory build
	@folder=$$(mktemp -d) && $(RELEASE)/tests/load $(RELEASE)/src/cli/hegemon $$folder $(PARTS) 2>$$folder/log; \
	    code=$$?; [ $$code = 0 ] || tail -5 $$folder/log; rm -r $$folder; exit $$code

install: check-tools ## install program, library, header, man page (PREFIX, DESTDIR)
	@tools/build.sh release $(MESON_FLAGS)
	@meson configure $(RELEASE) --prefix=$(PREFIX)
	@meson install -C $(RELEASE)

deb: setup-deb ## build build/hegemon_VERSION_ARCH.deb, a Debian package
	@$(MAKE) --no-print-directory web
	@tools/deb.sh build

.PHONY: hooks
hooks: ## let git check each commit beforehand: format of what changed, layers, families, walks, sizes
	@tools/hooks.sh

format: ## let clang-format and prettier decide
	@find src tests -name '*.[ch]' -print0 | xargs -0 clang-format -i
	@[ ! -d web/node_modules ] || (cd web && npm run --silent format)

clean: ## remove everything built
	@rm -rf build

help: ## this list
	@tools/help.sh

# Crumb: builds the generator, the example site, and runs the tests.
# Missing Debian packages are installed when make runs as root; else the line to type is printed.

SHELL := /bin/bash
PREFIX ?= /usr/local
DESTDIR ?=
SHARE = $(DESTDIR)$(PREFIX)/share
ZSH_FUNCTIONS ?= $(PREFIX)/share/zsh/site-functions
SWIFT ?= swift
SUITES ?=
BUILD_FLAGS := -c release --static-swift-stdlib
# Seconds that `make fuzz` spends on each parser.
FUZZ_SECONDS ?= 60
# How many recipes `make bench` measures with, what else is said to it, and where Hugo is.
RECIPES ?= 10000
BENCHMARK_OPTIONS ?=
HUGO ?=

LIBRARIES := libcmark-dev libyaml-dev libicu-dev libmicrohttpd-dev libmimalloc-dev
TOOLS := git libvips-tools
PACKAGING := dpkg-dev patchelf
BROWSER := chromium-headless-shell|chromium python3-venv default-jre-headless w3m

.PHONY: build site test bench fuzz format clean packages test-packages lint browser-tests install deb tarball \
	soak

build: packages
	$(SWIFT) build $(BUILD_FLAGS) --product crumb

site: build
	.build/release/crumb build

# Installs what `make build` made, and makes it where nobody did.
install: .build/release/crumb
	install -D -m 755 $< $(DESTDIR)$(PREFIX)/bin/crumb
	$< help man | install -D -m 644 /dev/stdin $(SHARE)/man/man1/crumb.1
	$< completions bash | install -D -m 644 /dev/stdin $(SHARE)/bash-completion/completions/crumb
	$< completions zsh | install -D -m 644 /dev/stdin $(DESTDIR)$(ZSH_FUNCTIONS)/_crumb
	$< completions fish | install -D -m 644 /dev/stdin $(SHARE)/fish/vendor_completions.d/crumb.fish

.build/release/crumb:
	$(MAKE) build

# A package for the Debian that it is made on, and an archive for any Linux; both in .build/packages.
deb: build
	@bash .ci/packages $(PACKAGING)
	bash .ci/deb

tarball: build
	@bash .ci/packages $(PACKAGING)
	bash .ci/tarball

test: packages test-packages lint
	bash .ci/browser-environment & environment=$$!; \
		CRUMB_SUITES="$(abspath $(SUITES))" $(SWIFT) test && wait $$environment
	CRUMB_SUITES="$(abspath $(SUITES))" $(MAKE) browser-tests

# What takes many minutes or the network: a release from its tag to a bare Debian, an hour of fuzzing, a
# thousand killed builds, and a preview through thousands of random edits and measured in a browser.
soak: FUZZ_SECONDS := 720
soak: packages test-packages fuzz build
	@bash .ci/packages $(PACKAGING) debootstrap wrk
	CRUMB_SOAK=1 CRUMB_SUITES="$(abspath $(SUITES))" $(SWIFT) test --no-parallel --filter Soak
	CRUMB_SOAK=1 bash .ci/browser-tests -n 0 -s Tests/Browser/test_live_speed.py
	CRUMB_KILLS=1000 CRUMB_EDITS=1000 $(SWIFT) test --filter 'SurvivalTests|SiteSessionTests'

bench: build
	$(SWIFT) build $(BUILD_FLAGS) --product crumb-benchmarks
	CRUMB_SUITES="$(or $(abspath $(SUITES)),$(CRUMB_SUITES))" HUGO="$(HUGO)" \
		.build/release/crumb-benchmarks $(RECIPES) --against hugo,floor $(BENCHMARK_OPTIONS)

fuzz: packages
	SWIFT="$(SWIFT)" FUZZ_SECONDS=$(FUZZ_SECONDS) bash .ci/fuzz

format:
	$(SWIFT) format -i -r Package.swift Sources Tests

browser-tests: packages test-packages
	$(SWIFT) build --product crumb
	bash .ci/browser-tests

lint:
	$(SWIFT) format lint --strict -r Package.swift Sources Tests

clean:
	rm -rf .build .crumb
	find Site -mindepth 1 ! -name .gitignore -delete

packages:
	@bash .ci/packages $(LIBRARIES) $(TOOLS)

test-packages:
	@bash .ci/packages $(foreach package,$(BROWSER),"$(package)")

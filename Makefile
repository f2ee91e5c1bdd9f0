# Crumb: builds the generator, the example site, and runs the tests.
# Missing Debian packages are installed when make runs as root; else the line to type is printed.

SHELL := /bin/bash
PREFIX ?= /usr/local
SWIFT ?= swift
SUITES ?=
BUILD_FLAGS := -c release --static-swift-stdlib

LIBRARIES := libcmark-dev libyaml-dev libicu-dev libmicrohttpd-dev
TOOLS := git libvips-tools
BROWSER := chromium python3-venv default-jre-headless

.PHONY: build site test bench format clean packages test-packages lint browser-tests

build: packages
	$(SWIFT) build $(BUILD_FLAGS) --product crumb

site: build
	.build/release/crumb build

test: packages test-packages lint
	CRUMB_SUITES="$(abspath $(SUITES))" $(SWIFT) test
	$(MAKE) browser-tests

bench: packages
	$(SWIFT) build -c release --static-swift-stdlib --product crumb-benchmarks
	.build/release/crumb-benchmarks 10000

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
	@bash .ci/packages $(BROWSER)

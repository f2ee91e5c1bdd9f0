/// The workflow that checks and publishes a user's cookbook on GitHub.
enum PublishingWorkflow {
  /// Where GitHub looks for it.
  static let path = ".github/workflows/publish.yml"

  /// Where the package of this version lies once its owner has put it there.
  static let packageAddress =
    "https://github.com/OWNER/crumb/releases/download/v\(CommandLineTool.version)/"
    + "crumb_\(CommandLineTool.version)_amd64.deb"

  /// Runs in the system that the package is made for; every action is pinned to a commit.
  static let text = #"""
    # Checks the recipes of every push and pull request, and publishes those of the main branch.
    # In the settings of the repository, under Pages, choose "GitHub Actions" as the source.
    name: Publish

    on:
      push:
        branches: [main]
      pull_request:
      workflow_dispatch:

    env:
      # The release of Crumb that makes the site: put the address of the package here.
      CRUMB_PACKAGE: \#(packageAddress)

    permissions:
      contents: read

    concurrency:
      group: publish-${{ github.ref }}
      cancel-in-progress: ${{ github.event_name == 'pull_request' }}

    jobs:
      build:
        runs-on: ubuntu-24.04
        container: debian:bookworm-slim
        timeout-minutes: 20
        steps:
          - name: Install Crumb
            run: |
              apt-get update
              apt-get install -y --no-install-recommends ca-certificates curl git
              cd /tmp
              curl -fsSLO "$CRUMB_PACKAGE" -O "${CRUMB_PACKAGE%/*}/SHA256SUMS"
              sha256sum --check --ignore-missing --strict SHA256SUMS
              apt-get install -y "./${CRUMB_PACKAGE##*/}"
          - uses: actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2
            with:
              fetch-depth: 0
              persist-credentials: false
          - name: Trust the checkout
            run: git config --global --add safe.directory "$PWD"
          - uses: actions/cache@5a3ec84eff668545956fd18022155c47e93e2684 # v4.2.3
            with:
              path: .crumb
              key: crumb-${{ github.run_id }}
              restore-keys: crumb-
          - name: Check
            run: crumb check --strict --format github
          - name: Find out where the site will be
            id: pages
            if: github.event_name != 'pull_request'
            uses: actions/configure-pages@983d7736d9b0ae728b81ab479565c72886d7745b # v5.0.0
          - name: Build
            env:
              SITE_URL: ${{ steps.pages.outputs.base_url }}
            run: crumb build ${SITE_URL:+--url "$SITE_URL"}
          - if: github.event_name != 'pull_request'
            uses: actions/upload-pages-artifact@56afc609e74202658d3ffba0e8f6dda462b719fa # v3.0.1
            with:
              path: Site

      deploy:
        if: github.event_name != 'pull_request' && github.ref == 'refs/heads/main'
        needs: build
        runs-on: ubuntu-24.04
        timeout-minutes: 10
        permissions:
          pages: write
          id-token: write
        environment:
          name: github-pages
          url: ${{ steps.deployment.outputs.page_url }}
        steps:
          - id: deployment
            uses: actions/deploy-pages@d6db90164ac5ed86f2b6aed7e0febac5b3c0c03e # v4.0.5

    """#
}

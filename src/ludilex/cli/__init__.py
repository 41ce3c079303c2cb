"""The command line (docs/cli.md). Commands import what they need when they run, so that `--help` is fast."""

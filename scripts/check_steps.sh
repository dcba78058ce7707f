#!/usr/bin/env bash
# Lets the levels 1 to 9 try the puzzles of each step, whole and by other seeds than those of the grading, and compares every
# level with every other on the same puzzles. Fails where a higher level certainly (three standard errors) solves fewer than a
# lower one, or where not at least eight steps set three groups of levels apart. The table in docs/puzzles.md is what it prints.
#
#   scripts/check_steps.sh [EACH]      EACH puzzles of a step; without it all: about six minutes of one processor
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

case "${1:-}" in
    -h | --help) sed -n '2,6s/^# \{0,1\}//p' "$0"; exit 0 ;;
esac
exec build/release/bin/tianyuan-cli --lang en puzzles levels --each "${1:-100000}"

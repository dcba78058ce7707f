#!/usr/bin/env bash
# Runs all tests under the sanitizers, the window's included: addresses and undefined behaviour, then
# threads.
#
#   scripts/check_sanitizers.sh [asan|tsan] [PATTERN]     by default both, and everything
#
# PATTERN chooses cases, as for ./check. Takes long: everything is many times slower.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

case "${1:-}" in
    -h | --help) sed -n '2,7s/^# \{0,1\}//p' "$0"; exit 0 ;;
esac
presets=(asan tsan)
case "${1:-}" in
    asan | tsan) presets=("$1"); shift ;;
esac
scripts/setup.sh

# Ten times as long until something counts as hung; the presets say the same to ctest.
export TIANYUAN_PATIENCE=10
# A race ends its case, which has failed then and says why; the others run in another process.
export TSAN_OPTIONS="halt_on_error=1${TSAN_OPTIONS:+:$TSAN_OPTIONS}"
status=0
for preset in "${presets[@]}"; do
    scripts/build.sh "$preset"
    scripts/run_tests.py "build/$preset" ${1:+"$1"} || status=1
done
exit "$status"

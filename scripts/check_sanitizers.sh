#!/usr/bin/env bash
# Runs all tests under the sanitizers: addresses and undefined behaviour, then threads.
#
#   scripts/check_sanitizers.sh [asan|tsan]     by default both
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

case "${1:-}" in
    -h | --help) sed -n '2,4s/^# \{0,1\}//p' "$0"; exit 0 ;;
esac
[ $# -gt 0 ] || set -- asan tsan
scripts/setup.sh
for preset in "$@"; do
    scripts/build.sh "$preset"
    ctest --preset "$preset"
done

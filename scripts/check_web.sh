#!/usr/bin/env bash
# Tries Tianyuan for browsers: the same verdicts and the same bench as on this computer, then the page
# in Debian's chromium.
#
#   scripts/check_web.sh [PATTERN]     with a pattern, only the tests of the page whose names have it
#
# Builds what it needs, and installs it (scripts/packages/web.txt, web-check.txt).
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

case "${1:-}" in
    -h | --help) sed -n '2,7s/^# \{0,1\}//p' "$0"; exit 0 ;;
esac
scripts/setup.sh web-check
scripts/build.sh web

same() { # same WHAT HERE THERE
    [ "$2" = "$3" ] || { printf 'web: %s differ\n  here: %s\n  web:  %s\n' "$1" "$2" "$3" >&2; exit 1; }
    echo "web: the same $1: $2"
}
if [ $# = 0 ]; then
    scripts/build.sh release tianyuan-cli verdicts
    cmake --build build/web --target verdicts
    page=apps/web/page/tests
    same verdicts "$(build/release/bin/verdicts)" "$(node --no-warnings $page/run.mjs build/web/verdicts.wasm)"
    measured=$(node $page/bench.mjs build/web/tianyuan.wasm)
    same bench "$(build/release/bin/tianyuan-cli bench | tail -1)" "$(head -1 <<< "$measured")"
    tail -n +2 <<< "$measured"
fi
cd apps/web/page
exec node --test --test-concurrency=1 ${1:+--test-name-pattern="$1"} tests/*.test.mjs

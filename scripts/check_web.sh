#!/usr/bin/env bash
# Tries Tianyuan for browsers: the same verdicts and the same bench as on this computer, then the page
# in Debian's chromium and Firefox.
#
#   scripts/check_web.sh [PATTERN]     with a pattern, only the tests of the page whose names have it
#
# Builds what it needs, and installs it (what ./check needs, scripts/packages/web.txt, web-check.txt).
# Exits with 77 if that cannot be installed, so that nothing could be tried.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

case "${1:-}" in
    -h | --help) sed -n '2,8s/^# \{0,1\}//p' "$0"; exit 0 ;;
esac
if ! { scripts/setup.sh play check web-check && scripts/setup_web.sh && { command -v chromium-headless-shell && command -v firefox-esr; } > /dev/null; }; then
    echo "web: what the page needs cannot be installed here; nothing was tried." >&2
    exit 77
fi
scripts/build.sh web
scripts/build.sh release tianyuan-cli verdicts

same() { # same WHAT HERE THERE
    [ "$2" = "$3" ] || { printf 'web: %s differ\n  here: %s\n  web:  %s\n' "$1" "$2" "$3" >&2; exit 1; }
    echo "web: the same $1: $2"
}
page=apps/web/page/tests
if [ $# = 0 ]; then
    cmake --build build/web --target verdicts
    same verdicts "$(build/release/bin/verdicts)" "$(node --no-warnings $page/run.mjs build/web/verdicts.wasm)"
    native=$(build/release/bin/tianyuan-cli bench)
    measured=$(node $page/bench.mjs build/web/tianyuan.wasm)
    same bench "$(tail -1 <<< "$native")" "$(head -1 <<< "$measured")"
    echo "web: $(tail -n +2 <<< "$measured"); here: $(grep -m 1 -i 'nodes a second\|nps' <<< "$native" || true)"
    node $page/start.mjs 2
fi
cd apps/web/page
failed=()
for browser in chromium firefox; do
    echo "web: the page in $browser"
    TIANYUAN_BROWSER=$browser node --test --test-concurrency=2 --test-reporter=spec ${1:+--test-name-pattern="$1"} tests/*.test.mjs || failed+=("$browser")
done
[ ${#failed[@]} = 0 ] || { echo "web: tests of the page failed in: ${failed[*]}" >&2; exit 1; }
echo "web: everything passed."

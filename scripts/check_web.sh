#!/usr/bin/env bash
# Tries Tianyuan for browsers: the same verdicts and the same bench as on this computer, then the page
# in Debian's chromium and Firefox. Ends with how many of these passed and failed.
#
#   scripts/check_web.sh [PATTERN]     with a pattern, only the tests of the page whose names have it
#
# Builds what it needs, and installs it (what ./check needs, scripts/packages/web.txt, web-check.txt).
# Exits with 77 if that cannot be reached from here, so that nothing could be tried.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

case "${1:-}" in
    -h | --help) sed -n '2,8s/^# \{0,1\}//p' "$0"; exit 0 ;;
esac
{ scripts/setup.sh play check web-check && scripts/setup_web.sh; } || {
    status=$?
    [ $status != 77 ] || echo "web: what the page needs cannot be reached from here; nothing was tried." >&2
    exit $status
}
scripts/build.sh web
scripts/build.sh release tianyuan-cli verdicts

passed=0 failed=0 skipped=0
same() { # same WHAT HERE THERE
    if [ -n "$2" ] && [ "$2" = "$3" ]; then
        echo "web: the same $1: $2"
        passed=$((passed + 1))
    else
        printf 'FAILED  web: %s differ\n  here: %s\n  web:  %s\n' "$1" "$2" "$3"
        failed=$((failed + 1))
    fi
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

told=$(mktemp)
trap 'rm -f "$told"' EXIT
counted() { # counted WORD: how many tests of the last run were that
    awk -v word="$1" '$1 == "#" && $2 == word { count = $3 } END { print count + 0 }' "$told"
}
cd apps/web/page
for browser in chromium firefox; do
    echo "web: the page in $browser"
    ended=0
    TIANYUAN_BROWSER=$browser node --test --test-concurrency=2 ${1:+--test-name-pattern="$1"} --test-reporter=spec --test-reporter-destination=stdout \
        --test-reporter=tap --test-reporter-destination="$told" tests/*.test.mjs || ended=1
    bad=$(($(counted fail) + $(counted cancelled)))
    [ $ended = 0 ] || [ $bad != 0 ] || bad=1
    passed=$((passed + $(counted pass))) failed=$((failed + bad)) skipped=$((skipped + $(counted skipped)))
done
echo
echo "$passed passed, $failed failed, $skipped skipped"
[ $failed = 0 ]

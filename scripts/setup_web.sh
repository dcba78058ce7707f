#!/usr/bin/env bash
# Installs what Tianyuan for browsers needs to be built: Debian packages (scripts/packages/web.txt), and the page's
# libraries as its lock file says. Says nothing when nothing is missing. Exits with 77 if they cannot be reached from
# here; a lock file that does not fit is another failure.
#
#   scripts/setup_web.sh
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

case "${1:-}" in
    -h | --help) sed -n '2,6s/^# \{0,1\}//p' "$0"; exit 0 ;;
esac
lists=(web)
# Another npm than Debian's brings its own Node along.
command -v npm > /dev/null || lists+=(web-node)
scripts/setup.sh "${lists[@]}"

cd apps/web/page
if [ ! node_modules/.package-lock.json -nt package-lock.json ]; then
    log=$(mktemp)
    trap 'rm -f "$log"' EXIT
    if ! npm ci --no-audit --no-fund --ignore-scripts 2>&1 | tee "$log"; then
        unreachable='E(NOTFOUND|CONN[A-Z]+|TIMEDOUT|AI_AGAIN|NETUNREACH|HOSTUNREACH|PIPE|429|5[0-9][0-9])|ERR_SOCKET_TIMEOUT'
        ! grep -qE "^npm (ERR!|error) code ($unreachable)$" "$log" || exit 77
        exit 1
    fi
    touch node_modules/.package-lock.json
fi

#!/usr/bin/env bash
# Installs what Tianyuan for browsers needs to be built: Debian packages (scripts/packages/web.txt), and the page's
# libraries as its lock file says. Says nothing when nothing is missing.
#
#   scripts/setup_web.sh
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

case "${1:-}" in
    -h | --help) sed -n '2,5s/^# \{0,1\}//p' "$0"; exit 0 ;;
esac
lists=(web)
# Another npm than Debian's brings its own Node along.
command -v npm > /dev/null || lists+=(web-node)
scripts/setup.sh "${lists[@]}"

cd apps/web/page
if [ ! node_modules/.package-lock.json -nt package-lock.json ]; then
    npm ci --no-audit --no-fund --ignore-scripts
    touch node_modules/.package-lock.json
fi

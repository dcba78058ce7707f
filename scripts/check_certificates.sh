#!/usr/bin/env bash
# Checks every claim of some certificates; says for each file what is proved, or where it fails.
#
#   scripts/check_certificates.sh FILE...
set -euo pipefail

usage() { sed -n '2,4s/^# \{0,1\}//p' "${BASH_SOURCE[0]}"; }
case "${1:-}" in
    -h | --help) usage; exit 0 ;;
    "") usage >&2; exit 2 ;;
esac
files=()
for file in "$@"; do files+=("$(realpath -- "$file")"); done
cd "$(dirname "${BASH_SOURCE[0]}")/.."
scripts/build.sh release tianyuan-cli > /dev/null

failed=0
for file in "${files[@]}"; do
    echo "$file"
    build/release/bin/tianyuan-cli proof check "$file" | sed 's/^/  /' || failed=1
done
exit "$failed"

#!/usr/bin/env bash
# Makes a release twice, in two places, and compares every byte.
#
#   scripts/check_release.sh
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

case "${1:-}" in
    -h | --help) sed -n '2,4s/^# \{0,1\}//p' "$0"; exit 0 ;;
esac
first=$(mktemp -d) second=$(mktemp -d)
trap 'rm -rf "$first" "$second"' EXIT
scripts/release.sh --trial "$first"
scripts/release.sh --trial "$second"
if ! diff "$first/SHA256SUMS" "$second/SHA256SUMS"; then
    echo "release: these files differ from one time to the next." >&2
    exit 1
fi
echo "release: twice the same bytes."

#!/usr/bin/env bash
# Checks every claim of the certificates in data/proofs, or of the files given; says for each what is
# proved, or where it fails.
#
#   scripts/check_certificates.sh [FILE...]
set -euo pipefail

usage() { sed -n '2,5s/^# \{0,1\}//p' "${BASH_SOURCE[0]}"; }
case "${1:-}" in
    -h | --help) usage; exit 0 ;;
esac
files=()
for file in "$@"; do files+=("$(realpath -- "$file")"); done
cd "$(dirname "${BASH_SOURCE[0]}")/.."
[ $# -gt 0 ] || files=(data/proofs/*.proof)
scripts/build.sh release tianyuan-cli > /dev/null

failed=0
for file in "${files[@]}"; do
    echo "$file"
    build/release/bin/tianyuan-cli proof check "$file" | sed 's/^/  /' || failed=1
done
exit "$failed"

#!/usr/bin/env bash
# Checks every claim of some certificates, or a sample of them; says for each file what is proved, or where it fails.
#
#   scripts/check_certificates.sh FILE...
#   scripts/check_certificates.sh --all                 those that are installed with the program
#   scripts/check_certificates.sh --with PROGRAM ...    by this tianyuan-cli, instead of building one
#   scripts/check_certificates.sh --sample N ...        only some claims, the same ones each time: N positions of each file
set -euo pipefail

usage() { sed -n '2,7s/^# \{0,1\}//p' "${BASH_SOURCE[0]}"; }
root=$(realpath "$(dirname "${BASH_SOURCE[0]}")/..")
program=""
files=()
options=()
while [ $# -gt 0 ]; do
    case "$1" in
        -h | --help) usage; exit 0 ;;
        --sample) shift; options=(--sample "$1") ;;
        --all) files+=("$root"/data/proofs/*.proof) ;;
        --with) shift; program=$(realpath -- "$1") ;;
        *) files+=("$(realpath -- "$1")") ;;
    esac
    shift
done
[ ${#files[@]} -gt 0 ] || { usage >&2; exit 2; }
if [ -z "$program" ]; then
    "$root/scripts/build.sh" release tianyuan-cli > /dev/null
    program=$root/build/release/bin/tianyuan-cli
fi

failed=0
for file in "${files[@]}"; do
    echo "$file"
    "$program" proof check "${options[@]}" "$file" | sed 's/^/  /' || failed=1
done
exit "$failed"

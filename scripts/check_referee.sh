#!/usr/bin/env bash
# Compares the referee with the slow reference on many random positions, in two processes.
set -euo pipefail

usage() {
    cat <<'TEXT'
Usage: scripts/check_referee.sh [POSITIONS]

Builds the release build and compares the referee with the slow reference on POSITIONS random
boards (1000000 if not given), half of them in each of two processes with seeds of their own.
Shows what was counted; fails if the two ever disagree. A million takes about ten minutes on two
free cores.
TEXT
}

if [[ "${1:-}" == "--help" || "${1:-}" == "-h" ]]; then
    usage
    exit 0
fi
positions="${1:-1000000}"
if [[ $# -gt 1 || ! "$positions" =~ ^[1-9][0-9]{0,17}$ ]]; then
    usage >&2
    exit 2
fi

cd "$(dirname "$0")/.."
[[ -f build/release/build.ninja ]] || cmake --preset release
cmake --build build/release --target agreement

output="$(mktemp -d)"
trap 'rm -rf "$output"' EXIT
first_seed=11
second_seed=12
agreement=build/release/bin/agreement

second_half=$((positions / 2))
first_half=$((positions - second_half))
"$agreement" --positions "$first_half" --seed "$first_seed" >"$output/first" &
first=$!
second=
if ((second_half > 0)); then
    "$agreement" --positions "$second_half" --seed "$second_seed" >"$output/second" 2>&1 &
    second=$!
fi

status=0
wait "$first" || status=1
echo "Seed $first_seed:"
cat "$output/first"
if [[ -n "$second" ]]; then
    wait "$second" || status=1
    echo "Seed $second_seed:"
    cat "$output/second"
fi
if ((status == 0)); then
    echo "The referee and the reference agree on $positions positions."
else
    echo "The referee and the reference disagree, or one of the runs broke off: see above." >&2
fi
exit "$status"

#!/usr/bin/env bash
# Lets the five classic players play each other by every rule on boards of 9 to 20 lines, fast, and
# fails if anyone moves illegally, oversteps the time or crashes.
#
#   scripts/check_bots.sh [GAMES [PRESET]]     by default 1200 games with the preset release
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

usage() { sed -n '2,5s/^# \{0,1\}//p' scripts/check_bots.sh; }
case "${1:-}" in
    -h | --help) usage; exit 0 ;;
    *[!0-9]*) usage >&2; exit 2 ;;
esac
games=${1:-1200}
preset=${2:-release}
scripts/build.sh "$preset" tianyuan-cli > /dev/null
cli=build/$preset/bin/tianyuan-cli

rules=(freestyle standard renju caro caro-overline)
players=(guard scoremap value:depth=2 shapes:depth=2 gametree:depth=2)
pairs=10
each=$((games < 600 ? 1 : 2)) # of a pair, by one rule on one board
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

played=0
# 5 rules and 12 sizes have no common divisor: counting on meets every rule on every board.
for ((i = 0; played < games; ++i)); do
    rule=${rules[i % 5]}
    size=$((9 + i % 12))
    "$cli" match "${players[@]}" --games "$each" --rule "$rule" --size "$size" --seed "$i" \
        --time 5s/move --concurrency 2 --json "$folder/results.json" > /dev/null 2> "$folder/errors" || {
        cat "$folder/errors" >&2
        echo "bots: the match failed: $rule, $size lines, seed $i" >&2
        exit 1
    }
    if grep -qE '"(illegal-move|time|crash)": *[0-9]' "$folder/results.json"; then
        echo "bots: a player was at fault: $rule, $size lines, seed $i" >&2
        exit 1
    fi
    played=$((played + pairs * each))
    [ ! -t 2 ] || printf '\r%d games' "$played" >&2
done
echo "bots: $played games without a fault"

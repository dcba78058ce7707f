#!/usr/bin/env bash
# Makes the collection of puzzles larger: for each rule until there are EACH of every theme (or GAMES games were looked at),
# leaves out what the independent check does not take, and lets the levels rate what is new. Broken off, it goes on where it
# ended (build/puzzles).
#
#   scripts/make_puzzles.sh [EACH] [GAMES]      as a rule 360 and 20000: about half an hour of one processor
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

case "${1:-}" in
    -h | --help) sed -n '2,6s/^# \{0,1\}//p' "$0"; exit 0 ;;
esac
each=${1:-360}
games=${2:-20000}
program=build/release/bin/tianyuan-cli
work=build/puzzles
mkdir -p "$work"

for rule in freestyle standard renju; do
    collection=src/puzzle/collection/$rule.txt
    [ -e "$work/$rule.txt" ] || cp "$collection" "$work/$rule.txt"
    nice -n 19 "$program" puzzles make "$work/$rule.txt" --rule "$rule" --each "$each" --games "$games"
    nice -n 19 build/release/bin/check_puzzles "$work/$rule.txt" --keep "$work/$rule-kept.txt" || true  # it names what it leaves out
    nice -n 19 "$program" puzzles grade "$work/$rule-kept.txt" "$work/$rule-graded.txt"
    { grep '^#' "$collection" | head -n 1; sort -u "$work/$rule-graded.txt"; } > "$work/$rule-new.txt"
    nice -n 19 "$program" puzzles check "$work/$rule-new.txt"
    mv "$work/$rule-new.txt" "$collection"
done

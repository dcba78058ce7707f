#!/usr/bin/env bash
# Plays in the real window, on a display of its own, with real mouse and keyboard events, in both
# languages; ends the program by force in the middle of a game and finds the game again.
#
#   scripts/check_window.sh [BIN_FOLDER]     by default build/release/bin
#
# Needs Xvfb and xdotool. What was played is read back from the library of games.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

case "${1:-}" in
    -h | --help) sed -n '2,7s/^# \{0,1\}//p' "$0"; exit 0 ;;
esac
bin=${1:-build/release/bin}
home=$(mktemp -d)
game=
display=
finish() {
    for pid in $game $display; do
        kill -9 "$pid" 2> /dev/null || true
        wait "$pid" 2> /dev/null || true
    done
    rm -rf "$home"
}
trap finish EXIT

# The display tells its number itself, so that two checks can run side by side.
exec 3> "$home/display"
Xvfb -displayfd 3 -screen 0 1280x800x24 -nolisten tcp > /dev/null 2>&1 &
display=$!
until [ -s "$home/display" ]; do
    kill -0 "$display" 2> /dev/null || { echo "check_window: no display" >&2; exit 1; }
    sleep 0.1
done
DISPLAY=:$(cat "$home/display")
export DISPLAY XDG_RUNTIME_DIR=$home LC_ALL=C.UTF-8 QT_QUICK_BACKEND=software
unset QT_QPA_PLATFORM WAYLAND_DISPLAY

# open_window [FILE]: starts the program and waits for its first picture.
open_window() {
    "$bin/tianyuan" "$@" 2>> "$home/log" &
    game=$!
    window=$(timeout 60 xdotool search --sync --onlyvisible --pid "$game" | head -n 1)
    xdotool windowfocus "$window"
}
fail() {
    echo "FAILED  $1"
    cat "$home/list" "$home/log" 2> /dev/null || true
    exit 1
}
# await WHAT CONDITION: until it holds, for a minute at most.
await() {
    for _ in $(seq 300); do
        if eval "$2"; then return; fi
        sleep 0.2
    done
    fail "$1"
}
# The moves of the game that was played last, as the library has them.
moves() {
    "$bin/tianyuan-cli" games list --json --library "$XDG_DATA_HOME/tianyuan/games.db" > "$home/list" 2> /dev/null || true
    sed -n 's/.*"moves": \([0-9]*\).*/\1/p' "$home/list" | head -n 1
}
# How many positions of the games have an evaluation there.
evaluations() {
    "$bin/tianyuan-cli" games export - --to sgf --library "$XDG_DATA_HOME/tianyuan/games.db" 2> /dev/null | grep -o '\bV\[' | wc -l
}
# expect COUNT WHAT: so many moves stand in the library, because WHAT.
expect() {
    await "$2" '[ "$(moves)" = "'"$1"'" ]'
    echo "ok      $2"
}
# at_the_table: the title names the two who play.
at_the_table() { [[ "$(xdotool getwindowname "$window")" == *–* ]]; }
press() { xdotool key --window "$window" "$@"; }
click() { xdotool mousemove --window "$window" "$1" "$2" click "${3:-1}"; }

for language in en zh; do
    export XDG_CONFIG_HOME=$home/$language/config XDG_DATA_HOME=$home/$language/data
    mkdir -p "$XDG_CONFIG_HOME/tianyuan"
    printf '[General]\nmode=people\nmotion=none\nsound=false\nlanguage=%s\n' $language \
        > "$XDG_CONFIG_HOME/tianyuan/settings.ini"
    echo "window in $language"
    open_window
    press Return
    await "Enter starts a game" at_the_table
    click 450 400
    expect 1 "Enter starts a game, and a click plays"
    press Up Return
    expect 2 "the arrows and Enter play"
    click 450 400 3
    expect 1 "a right click takes back"
    press ctrl+y
    expect 2 "Ctrl+Y brings it back"
    press BackSpace
    expect 1 "Backspace takes back"
    click 450 400
    click 500 400
    expect 2 "an occupied crossing is refused, and the game goes on"

    press l
    await "a game may be looked back at" '[ "$(evaluations)" = 3 ]'
    press Escape

    kill -9 "$game"
    wait "$game" 2> /dev/null || true
    open_window
    await "the game that was left is offered" 'press ctrl+r; at_the_table'
    click 300 300
    expect 3 "after a crash the game is there again and goes on"

    press ctrl+g
    press ctrl+q 2> /dev/null || true  # the window goes before the key does
    wait "$game" || fail "Ctrl+Q ends the program"
    await "what was found out about its positions, too" '[ "$(evaluations)" = 3 ]'
    echo "ok      what was found out about its positions is there, too"
    echo "ok      Ctrl+Q ends the program"

    open_window tests/data/records/kurnik.sgf
    await "a record given at the start is opened" at_the_table
    echo "ok      a record given at the start is opened"
    xdotool windowsize --sync "$window" 1000 700
    kill -TERM "$game"
    wait "$game" || fail "a polite request ends the program"
    kept=$(grep -c -e '^windowWidth=1000$' -e '^windowHeight=700$' "$XDG_CONFIG_HOME/tianyuan/settings.ini")
    [ "$kept" = 2 ] || fail "the size of the window is kept when the program is asked to end"
    echo "ok      the size of the window is kept when the program is asked to end"
    game=
done
echo "window: ok"

#!/usr/bin/env bash
# Plays in the real window, on a display of its own, with real mouse and keyboard events.
#
#   scripts/check_window.sh [BIN_FOLDER]     by default build/release/bin
#
# Needs Xvfb and xdotool. What was played is read back from the library of games.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

case "${1:-}" in
    -h | --help) sed -n '2,6s/^# \{0,1\}//p' "$0"; exit 0 ;;
esac
bin=${1:-build/release/bin}
home=$(mktemp -d)
pids=()
finish() {
    for pid in "${pids[@]}"; do kill "$pid" 2> /dev/null || true; done
    rm -rf "$home"
}
trap finish EXIT

# The display tells its number itself, so that two checks can run side by side.
exec 3> "$home/display"
Xvfb -displayfd 3 -screen 0 1280x800x24 -nolisten tcp > /dev/null 2>&1 &
pids+=($!)
until [ -s "$home/display" ]; do kill -0 "${pids[0]}" || { echo "check_window: no display" >&2; exit 1; }; sleep 0.1; done
DISPLAY=:$(cat "$home/display")
export DISPLAY XDG_CONFIG_HOME=$home/config XDG_DATA_HOME=$home/data LC_ALL=C.UTF-8 QT_QUICK_BACKEND=software
unset QT_QPA_PLATFORM WAYLAND_DISPLAY

mkdir -p "$XDG_CONFIG_HOME/tianyuan"
printf '[General]\nmode=people\nmotion=none\nsound=false\nlanguage=en\n' > "$XDG_CONFIG_HOME/tianyuan/settings.ini"
"$bin/tianyuan" 2> "$home/log" &
game=$!
pids+=("$game")
window=$(timeout 60 xdotool search --sync --onlyvisible --pid "$game" | head -n 1)
xdotool windowsize --sync "$window" 1280 800 2> /dev/null || true
xdotool windowfocus "$window"

# moves COUNT: waits until so many moves stand in the library.
moves() {
    for _ in $(seq 300); do
        "$bin/tianyuan-cli" games list --library "$XDG_DATA_HOME/tianyuan/games.db" > "$home/list" 2> /dev/null || true
        if grep -qE "(^|[^0-9])$1 moves?" "$home/list"; then echo "ok      $2"; return; fi
        sleep 0.2
    done
    echo "FAILED  $2"
    cat "$home/list" "$home/log"
    exit 1
}
click() { xdotool mousemove --window "$window" "$1" "$2" click "${3:-1}"; }

xdotool key --window "$window" Return
sleep 1
click 450 400
moves 1 "Enter starts a game, and a click plays"
xdotool key --window "$window" Up Return
moves 2 "the arrows and Enter play"
click 450 400 3
moves 1 "a right click takes back"
xdotool windowclose "$window" 2> /dev/null || kill "$game"
wait "$game" || true
echo "window: ok"

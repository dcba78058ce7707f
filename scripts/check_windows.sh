#!/usr/bin/env bash
# Builds pbrain-tianyuan.exe with mingw-w64 and talks to it under wine, as the test brain_dialogues
# does with the program for this system.
#
#   scripts/check_windows.sh
#
# Installs what is missing (scripts/packages/windows.txt). Wine keeps its files in build/wine.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

case "${1:-}" in
    -h | --help) sed -n '2,7s/^# \{0,1\}//p' "$0"; exit 0 ;;
esac

scripts/setup.sh windows
scripts/build.sh engine-windows pbrain-tianyuan

program=build/engine-windows/bin/pbrain-tianyuan.exe
size=$(stat -c %s "$program")
echo "windows: $program has $((size / 1024)) KB"
if [ "$size" -ge $((8 << 20)) ]; then
    echo "windows: that is more than 8 MB, and too much." >&2
    exit 1
fi

export WINEPREFIX="$PWD/build/wine" WINEDEBUG=-all WINEDLLOVERRIDES="mscoree,mshtml=" DISPLAY=
if [ ! -e "$WINEPREFIX/system.reg" ]; then
    echo "windows: preparing wine (a minute)"
    wineboot --init > build/wineboot.log 2>&1 || { cat build/wineboot.log >&2; exit 1; }
fi
python3 tests/e2e/brain_test.py wine "$program"

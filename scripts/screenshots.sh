#!/usr/bin/env bash
# Takes pictures of every page of the desktop game, in both languages, all themes and the forms of the
# window, without a display.
#
#   scripts/screenshots.sh [FOLDER [PATTERN]]    by default build/screenshots; PATTERN: only pictures
#                                                in whose names this regular expression is found,
#                                                such as start-zh; of the largest window and of
#                                                large text with huge and text in it alone
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

case "${1:-}" in
    -h | --help) sed -n '2,8s/^# \{0,1\}//p' "$0"; exit 0 ;;
esac
folder=${1:-build/screenshots}
scripts/setup.sh
scripts/build.sh release screenshots
QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software build/release/bin/screenshots "$folder" "${2:-}"
echo "screenshots: $(ls "$folder" | wc -l) pictures in $folder"

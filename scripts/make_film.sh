#!/usr/bin/env bash
# Makes the animated pictures of the first page: a game and how it is looked back at, played in the real
# window, in both languages.
#
#   scripts/make_film.sh [--no-build]     writes docs/pictures/film-en.gif and film-zh.gif
#
# Needs ImageMagick (scripts/packages/check.txt has it).
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

case "${1:-}" in
    -h | --help) sed -n '2,7s/^# \{0,1\}//p' "$0"; exit 0 ;;
esac
[ "${1:-}" = --no-build ] || scripts/build.sh release desktop_test
rm -rf build/film
mkdir -p build/film
QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software LC_ALL=en_GB.UTF-8 \
    build/release/bin/desktop_test -input tests/desktop/film.qml > build/film/log 2>&1 || { cat build/film/log >&2; exit 1; }
for language in en zh; do
    frames=()
    for picture in build/film/$language-*.png; do
        stands=${picture##*-}
        frames+=(-delay "${stands%.png}" "$picture")
    done
    # One set of colours for all, without dither, so that each frame holds only what changed.
    convert "${frames[@]}" -resize 900x +dither +remap -layers optimize -loop 0 docs/pictures/film-$language.gif
    ls -l docs/pictures/film-$language.gif
done

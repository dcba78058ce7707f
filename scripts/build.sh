#!/usr/bin/env bash
# Configures a preset if need be, and builds it.
#
#   scripts/build.sh [--programs] PRESET [TARGET...]     by default everything
#   scripts/build.sh web                                 Tianyuan for browsers (scripts/build_web.sh)
#
# With --programs a new build folder knows the programs only, so that nothing is needed that only
# tests need; a folder that knows more goes on to. Without, such a folder learns the rest.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

case "${1:-}" in
    "" | -h | --help) sed -n '2,8s/^# \{0,1\}//p' "$0"; exit 0 ;;
esac
[ "$1" != web ] || exec scripts/build_web.sh
programs=no
[ "$1" != --programs ] || { programs=yes; shift; }
preset=$1
shift
folder=build/$preset
mark=$folder/programs-only

configure() { # configure OPTION...: quietly, unless it fails
    echo "build: configuring $preset"
    mkdir -p build
    if ! cmake --preset "$preset" -DTIANYUAN_COMPLETE=ON "$@" > "build/configure-$preset.log" 2>&1; then
        cat "build/configure-$preset.log" >&2
        echo "build: configuring failed; the lines above say why." >&2
        exit 1
    fi
}
if [ ! -e "$folder/build.ninja" ] && [ $programs = yes ]; then
    mkdir -p "$folder"
    touch "$mark"
    configure -DTIANYUAN_TESTS=OFF -DTIANYUAN_BENCHMARKS=OFF
elif [ ! -e "$folder/build.ninja" ] || { [ -e "$mark" ] && [ $programs = no ]; }; then
    # Forgotten, the two are again what the preset says.
    configure -U TIANYUAN_TESTS -U TIANYUAN_BENCHMARKS
    rm -f "$mark"
fi
echo "build: building $preset"
cmake --build --preset "$preset" ${1:+--target "$@"}

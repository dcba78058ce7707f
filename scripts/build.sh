#!/usr/bin/env bash
# Configures a preset if need be, and builds it.
#
#   scripts/build.sh PRESET [TARGET...]     by default everything
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

case "${1:-}" in
    "" | -h | --help) sed -n '2,4s/^# \{0,1\}//p' "$0"; exit 0 ;;
esac
preset=$1
shift
if [ ! -e "build/$preset/build.ninja" ]; then
    echo "build: configuring $preset"
    mkdir -p build
    if ! cmake --preset "$preset" > "build/configure-$preset.log" 2>&1; then
        cat "build/configure-$preset.log" >&2
        echo "build: configuring failed; the lines above say why." >&2
        exit 1
    fi
fi
echo "build: building $preset"
cmake --build --preset "$preset" ${1:+--target "$@"}

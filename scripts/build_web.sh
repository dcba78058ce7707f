#!/usr/bin/env bash
# Builds Tianyuan for browsers: build/web/tianyuan.html, one file, and build/web/site for a web server.
#
#   scripts/build_web.sh
#
# Installs what it needs (scripts/setup_web.sh).
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

case "${1:-}" in
    -h | --help) sed -n '2,6s/^# \{0,1\}//p' "$0"; exit 0 ;;
esac
scripts/setup_web.sh

folder=build/web
if [ ! -e $folder/build.ninja ]; then
    echo "build: configuring web"
    mkdir -p build
    if ! cmake -G Ninja -S apps/web -B $folder -DCMAKE_TOOLCHAIN_FILE="$PWD/apps/web/toolchain.cmake" > build/configure-web.log 2>&1; then
        cat build/configure-web.log >&2
        echo "build: configuring failed; the lines above say why." >&2
        exit 1
    fi
fi
echo "build: building web"
cmake --build $folder

cd apps/web/page
npx --no-install tsc --noEmit
node build.mjs ../../../$folder/tianyuan.wasm ../../../$folder

#!/usr/bin/env bash
# Builds everything with clang, warnings as errors, and runs clang-tidy over our sources.
#
#   scripts/check_clang.sh [--no-tidy]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

case "${1:-}" in
    -h | --help) sed -n '2,4s/^# \{0,1\}//p' "$0"; exit 0 ;;
esac
scripts/setup.sh play check clang
cmake --preset dev -B build/clang -DCMAKE_CXX_COMPILER=clang++ -DCMAKE_CXX_FLAGS=-Werror > /dev/null
cmake --build build/clang
[ "${1:-}" = --no-tidy ] && exit 0
find src apps -name '*.cpp' -print0 | xargs -0 -n 4 -P "$(nproc)" clang-tidy -p build/clang --quiet
echo "clang: ok"

#!/usr/bin/env bash
# Builds everything with clang, warnings as errors, runs all tests with the assertions of the standard
# library switched on, and clang-tidy over our sources.
#
#   scripts/check_clang.sh [--no-tidy|--tidy]     by default both
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

case "${1:-}" in
    -h | --help) sed -n '2,5s/^# \{0,1\}//p' "$0"; exit 0 ;;
    "" | --no-tidy | --tidy) ;;
    *) sed -n '2,5s/^# \{0,1\}//p' "$0" >&2; exit 2 ;;
esac
scripts/setup.sh play check clang
# Each source by itself, as clang-tidy wants to see it.
cmake --preset release -B build/clang -DCMAKE_CXX_COMPILER=clang++ -DCMAKE_UNITY_BUILD=OFF -DTIANYUAN_COMPLETE=ON \
    -DCMAKE_CXX_FLAGS="-Werror -D_GLIBCXX_ASSERTIONS" > /dev/null
cmake --build build/clang
if [ "${1:-}" != --tidy ]; then
    scripts/run_tests.py build/clang
fi
if [ "${1:-}" != --no-tidy ]; then
    find src apps -name '*.cpp' -not -path 'apps/web/*' -print0 |
        xargs -0 -n 4 -P "$(nproc)" clang-tidy -p build/clang --quiet
fi
echo "clang: ok"

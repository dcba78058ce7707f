#!/usr/bin/env bash
# Fails when a C++ file is not formatted as .clang-format says; with --fix, formats it.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

mode=(--dry-run -Werror)
case "${1:-}" in
    -h | --help) sed -n '2s/^# \{0,1\}//p' "$0"; exit 0 ;;
    --fix) mode=(-i) ;;
esac
find . \( -name build -o -name node_modules -o -name '.?*' \) -prune -o \( -name '*.h' -o -name '*.cpp' \) -print0 | xargs -0 clang-format "${mode[@]}"
echo "format: ok"

#!/usr/bin/env bash
# Installs the Debian packages that playing, testing or another purpose needs, if any is missing.
#
#   scripts/setup.sh [LIST...]     lists are files in scripts/packages, by default play and check
#
# Needs root or sudo only where something is missing. Says nothing when nothing is. Exits with 77 if the
# packages cannot be reached from here; a package that does not exist is another failure (1).
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

case "${1:-}" in
    -h | --help) sed -n '2,7s/^# \{0,1\}//p' "$0"; exit 0 ;;
esac
[ $# -gt 0 ] || set -- play check

wanted=()
for list in "$@"; do
    file="$here/scripts/packages/$list.txt"
    [ -r "$file" ] || { echo "setup: there is no list of packages called \"$list\"." >&2; exit 2; }
    mapfile -t -O "${#wanted[@]}" wanted < <(grep -v '^#' "$file")
done

if ! command -v dpkg-query > /dev/null; then
    echo "setup: this is no Debian system, so nothing is installed. If the build complains, it needs" >&2
    echo "what these Debian packages hold: ${wanted[*]}" >&2
    exit 0
fi

missing=()
for package in "${wanted[@]}"; do
    [ "$(dpkg-query -W -f '${db:Status-Status}' "$package" 2> /dev/null)" = installed ] || missing+=("$package")
done
[ ${#missing[@]} -gt 0 ] || exit 0

install="apt-get install --no-install-recommends ${missing[*]}"
if [ "$(id -u)" = 0 ]; then
    as_root=()
elif command -v sudo > /dev/null && { sudo -n true 2> /dev/null || [ -t 0 ]; }; then
    as_root=(sudo)
else
    echo "setup: ${#missing[@]} packages are missing, and neither root nor sudo is at hand. As root, run:" >&2
    echo "    $install" >&2
    exit 1
fi

log=$(mktemp)
trap 'rm -f "$log"' EXIT
step() { # step DESCRIPTION COMMAND...: runs it quietly; shows its output if it fails
    echo "setup: $1"
    shift
    if ! "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive LC_ALL=C "$@" >> "$log" 2>&1 < /dev/null; then
        tail -n 20 "$log" >&2
        echo "setup: that failed. What is missing: ${missing[*]}" >&2
        echo "To do it by hand: $install" >&2
        # Looking up may fail without a word but this, and then nothing is found.
        ! grep -q 'Failed to fetch' "$log" || exit 77
        exit 1
    fi
}
if [ ${#as_root[@]} -gt 0 ]; then sudo true; fi
step "looking up ${#missing[@]} missing packages" apt-get update
step "installing ${missing[*]} (a few minutes)" apt-get install -y --no-install-recommends -o DPkg::Lock::Timeout=300 "${missing[@]}"

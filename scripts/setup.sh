#!/usr/bin/env bash
# Installs the Debian packages that playing, testing or another purpose needs, if any is missing.
#
#   scripts/setup.sh [LIST...]     lists are files in scripts/packages, by default play and check
#
# A package with a ? behind its name is one that only some systems have, being a part of another elsewhere. It is
# looked for where others are missing.
# Needs root or sudo only where something is missing. Says nothing when nothing is. Exits with 77 if the
# packages cannot be reached from here; a package that does not exist is another failure (1).
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

case "${1:-}" in
    -h | --help) sed -n '2,9s/^# \{0,1\}//p' "$0"; exit 0 ;;
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
    echo "what these Debian packages hold: ${wanted[*]%\?}" >&2
    exit 0
fi

is_installed() { [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2> /dev/null)" = installed ]; }
look() { # finds out which packages are missing; whether this system has one takes apt half a second to say
    local package
    missing=()
    for package in "${wanted[@]}"; do
        [[ "$package" == *\? ]] || is_installed "$package" || missing+=("$package")
    done
    [ ${#missing[@]} -gt 0 ] || return 0
    for package in "${wanted[@]}"; do
        [[ "$package" != *\? ]] || is_installed "${package%\?}" || ! apt-cache show "${package%\?}" > /dev/null 2>&1 ||
            missing+=("${package%\?}")
    done
}
look
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
look
step "installing ${missing[*]} (a few minutes)" apt-get install -y --no-install-recommends -o DPkg::Lock::Timeout=300 "${missing[@]}"

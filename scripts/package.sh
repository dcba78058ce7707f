#!/usr/bin/env bash
# Builds the Debian package and looks it over with Debian's own tools.
#
#   scripts/package.sh [FOLDER]     by default build/package
#
# Fails where lintian finds an error, or the desktop entry or the AppStream data are not in order.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

case "${1:-}" in
    -h | --help) sed -n '2,6s/^# \{0,1\}//p' "$0"; exit 0 ;;
esac
folder=${1:-build/package}

scripts/setup.sh play package
scripts/build.sh --programs release programs packed_files
rm -rf "$folder"
mkdir -p "$folder"
# Folders of the package must not be writable for the group, whatever this shell's habit is.
umask 022
cpack --config build/release/CPackConfig.cmake -G DEB -B "$folder" > "$folder/cpack.log" ||
    { cat "$folder/cpack.log" >&2; exit 1; }
rm -rf "$folder/_CPack_Packages"
package=$(echo "$folder"/*.deb)

desktop-file-validate packaging/tianyuan.desktop
# The id has no domain before it, as the project has none: that alone is no fault.
appstreamcli validate --no-net build/release/packaging/tianyuan.metainfo.xml |
    grep '^[EW]:' | grep -v cid-desktopapp-is-not-rdns && exit 1
lintian --fail-on error --display-level '>=warning' "$package"
echo "package: $package, $(du -h "$package" | cut -f 1)"

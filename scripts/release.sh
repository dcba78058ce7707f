#!/usr/bin/env bash
# Makes all files of a release from a fresh clone of what is committed, and their checksums.
#
#   scripts/release.sh [--trial] [FOLDER]     by default build/releases/VERSION
#
# The version stands in CMakeLists.txt; CHANGELOG.md must have a section for it. With --trial what is
# listed there as unreleased will do too. Whether the same commit gives the same bytes each time is seen by
# scripts/check_release.sh.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

case "${1:-}" in
    -h | --help) sed -n '2,8s/^# \{0,1\}//p' "$0"; exit 0 ;;
esac
# Qt compiles QML into code whose order depends on addresses and on paths: both are always the same here.
if [ -z "${TIANYUAN_FIXED_ADDRESSES:-}" ]; then
    export TIANYUAN_FIXED_ADDRESSES=yes QT_HASH_SEED=0
    exec setarch -R scripts/release.sh "$@"
fi
headings=
[ "${1:-}" != --trial ] || { headings=Unreleased; shift; }
version=$(sed -n 's/^project(tianyuan VERSION \([0-9.]*\) .*/\1/p' CMakeLists.txt)
folder=${1:-build/releases/$version}
most_for_gomocup=$((8 << 20)) # bytes of an engine, its archive included

fail() { echo "release: $1" >&2; exit 1; }
[ -n "$version" ] || fail "CMakeLists.txt does not say which version this is."
[ -z "$(git status --porcelain)" ] || fail "there are changes that are not committed; they would not be in it."
for heading in $headings $version; do
    changes=$(awk -v heading="$heading" '/^## /{ shown = $2 == heading; next } shown' CHANGELOG.md)
    [ -z "${changes//[[:space:]]/}" ] || break
done
[ -n "${changes//[[:space:]]/}" ] || fail "CHANGELOG.md has no section \"## $version\"."
scripts/setup.sh release

mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
rm -rf "${folder:?}"/*
work=${TMPDIR:-/tmp}/tianyuan-release
mkdir "$work" 2> /dev/null || fail "$work is there: another release is being made, or was interrupted. Then remove it."
trap 'rm -rf "$work"' EXIT
clone=$work/tianyuan-$version
git clone --quiet --no-local . "$clone"

# Nothing of this moment or this machine's habits gets into the files.
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export SOURCE_DATE_EPOCH TZ=UTC LC_ALL=C CXXFLAGS="-ffile-prefix-map=$clone=."
umask 022

packed() { # packed ARCHIVE FILE...: a zip of these files, without folders before them
    local archive=$1
    shift
    touch --no-dereference --date="@$SOURCE_DATE_EPOCH" "$@"
    zip --quiet --strip-extra --junk-paths "$archive" "$@"
}

engine() { # engine SYSTEM PRESET PROGRAM: as Gomocup and boards take it, the program at the root
    scripts/build.sh "$2" pbrain-tianyuan
    strip_by=strip
    [ "$1" != windows ] || strip_by=x86_64-w64-mingw32-strip
    $strip_by "build/$2/bin/$3"
    cp docs/brain.md "$work/README.md"
    local archive=$folder/pbrain-tianyuan-$version-$1.zip
    packed "$archive" "build/$2/bin/$3" "$work/README.md" LICENSE
    local bytes
    bytes=$(unzip -Zt "$archive" | awk '{ print $3 }')
    [ "$bytes" -le $most_for_gomocup ] || fail "the engine for $1 has $bytes bytes, more than Gomocup takes."
}

cd "$clone"
echo "release: the source"
git archive --format=tar --prefix="tianyuan-$version/" HEAD | gzip -9n > "$folder/tianyuan-$version.tar.gz"
printf '# Tianyuan %s\n%s\n' "$version" "$changes" > "$folder/CHANGES-$version.md"

echo "release: the Debian package"
scripts/package.sh "$work/package"
cp "$work"/package/*.deb "$folder"

echo "release: the engine"
engine linux engine pbrain-tianyuan
scripts/setup.sh windows
engine windows engine-windows pbrain-tianyuan.exe

echo "release: the page for browsers"
scripts/build.sh web
cp build/web/tianyuan.html "$folder/tianyuan-$version.html"
find build/web/site -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +
(cd build/web/site && find . -type f | sort | zip --quiet --strip-extra "$folder/tianyuan-$version-site.zip" -@)

cd "$folder"
sha256sum -- * > "$work/sums"
mv "$work/sums" SHA256SUMS
echo "release: version $version is in $folder"
ls -l "$folder" | awk 'NR > 1 { printf "%10d  %s\n", $5, $9 }'

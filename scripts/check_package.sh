#!/usr/bin/env bash
# Installs the Debian package in a bare system (scripts/bare_system.sh), as on a newcomer's machine, and runs its programs.
#
#   scripts/check_package.sh [PACKAGE.deb]     by default the one that scripts/package.sh makes
#
# Needs root.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

case "${1:-}" in
    -h | --help) sed -n '2,6s/^# \{0,1\}//p' "$0"; exit 0 ;;
esac
[ "$(id -u)" = 0 ] || { echo "check_package: needs root" >&2; exit 2; }
if [ $# -eq 0 ]; then
    scripts/package.sh
    set -- build/package/*.deb
fi
package=$1

. scripts/bare_system.sh
make_bare_system
open_room
cp "$package" "$room/tmp/tianyuan.deb"
echo "check_package: installing"
inside sh -c 'apt-get update && apt-get install -y --no-install-recommends /tmp/tianyuan.deb' > "$room/tmp/apt.log" 2>&1 ||
    { tail -n 20 "$room/tmp/apt.log" >&2; exit 1; }

expect() { # expect WHAT COMMAND...: the command succeeds
    local what=$1
    shift
    if inside "$@" > "$room/tmp/out" 2>&1; then
        echo "ok      $what"
    else
        echo "FAILED  $what"
        tail -n 20 "$room/tmp/out"
        failed=1
    fi
}
failed=0
expect "the terminal program plays" sh -c 'tianyuan-cli show h8h9i9 | grep -q 8'
expect "it speaks Chinese" sh -c 'tianyuan-cli --lang zh --help | grep -q 棋'
expect "the engine answers" sh -c '! command -v pbrain-tianyuan || printf "START 15\nEND\n" | pbrain-tianyuan | grep -q OK'
expect "the window opens, and closes when asked" \
    sh -c 'QT_QPA_PLATFORM=offscreen timeout --preserve-status -s TERM 5 tianyuan > /tmp/window.log 2>&1; s=$?
           ! grep -iE "error|not installed|cannot|failed" /tmp/window.log && { [ $s = 143 ] || [ $s = 0 ]; } || { cat /tmp/window.log; exit 1; }'
# Loaded only when a dialog opens, so that the window alone would not miss them.
expect "every QML module that the file dialogs import is there" \
    sh -c 'cd /usr/lib/*/qt6/qml
           for module in $(grep -hoE "^import Qt[A-Za-z0-9.]*" QtQuick/Dialogs/quickimpl/qml/*.qml QtQuick/Controls/Basic/*.qml |
                           cut -d " " -f 2 | sort -u); do
               [ -e "$(echo "$module" | tr . /)/qmldir" ] || { echo "$module is missing"; exit 1; }
           done'
expect "Qt speaks Chinese too" test -s /usr/share/qt6/translations/qtbase_zh_CN.qm
# A slim system leaves manuals out while unpacking: the package itself is asked.
expect "manuals are there" \
    sh -c 'for program in tianyuan tianyuan-cli pbrain-tianyuan; do dpkg -L tianyuan | grep -q "man1/$program.1.gz" || exit 1; done'
expect "completion is there" bash -n /usr/share/bash-completion/completions/tianyuan-cli
expect "the menu entry, the icon and the AppStream data are there" \
    test -s /usr/share/applications/tianyuan.desktop -a -s /usr/share/icons/hicolor/scalable/apps/tianyuan.svg \
         -a -s /usr/share/metainfo/tianyuan.metainfo.xml
expect "the types of its files are there, and the menu entry opens each of them" \
    sh -c 'for type in $(grep -o "<mime-type type=\"[^\"]*\"" /usr/share/mime/packages/tianyuan.xml | cut -d \" -f 2); do
               grep -q "^MimeType=.*$type;" /usr/share/applications/tianyuan.desktop || { echo "$type"; exit 1; }
           done'
expect "it can be removed without a trace" \
    sh -c 'dpkg -L tianyuan | grep -E "tianyuan" > /tmp/files && dpkg --purge tianyuan &&
           while read -r f; do [ ! -e "$f" ] || { echo "$f is still there"; exit 1; }; done < /tmp/files'
exit "$failed"

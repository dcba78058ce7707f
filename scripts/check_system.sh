#!/usr/bin/env bash
# Builds and tests what is committed on another system than this one, in a bare one of its own
# (scripts/bare_system.sh).
#
#   scripts/check_system.sh trixie [PATTERN]    the next Debian: ./check, as a newcomer would
#   scripts/check_system.sh i386 [PATTERN]      words of 32 bits, without the window: how large it counts is Qt's affair
#   scripts/check_system.sh s390x [PATTERN]     numbers begin with their most significant byte: compiled here for a
#                                               processor that qemu stands in for, which is slow
#
# PATTERN chooses cases, as for ./check. Then verdicts of the referee and the bench are compared with this
# computer's, and a certificate is checked. Needs root. On each system nothing is left out but what is named here.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

usage() { sed -n '2,11s/^# \{0,1\}//p' scripts/check_system.sh; }
system=${1:-} pattern=${2:-}
options=() patience=1
case "$system" in
    trixie) of=(trixie) ;;
    i386) of=(bookworm i386) options=(-DTIANYUAN_DESKTOP=OFF) ;;
    # Nobody makes updates of Debian 12 for it any more.
    s390x) of=(trixie) options=(--toolchain cmake/s390x.cmake -DTIANYUAN_DESKTOP=OFF -DTIANYUAN_BENCHMARKS=OFF -DDART_TESTING_TIMEOUT=30000) patience=20 ;;
    -h | --help) usage; exit 0 ;;
    *) usage >&2; exit 2 ;;
esac
[ "$(id -u)" = 0 ] || { echo "check_system: needs root" >&2; exit 2; }
. scripts/bare_system.sh

step() { # step WHAT COMMAND...: runs it in the clone, and says how long it took
    local what=$1 begun=$SECONDS status=0
    shift
    inside env -C /root/tianyuan TIANYUAN_PATIENCE="$patience" \
        ${CMAKE_BUILD_PARALLEL_LEVEL:+CMAKE_BUILD_PARALLEL_LEVEL="$CMAKE_BUILD_PARALLEL_LEVEL"} "$@" || status=$?
    echo "check_system: $what took $((SECONDS - begun)) s"
    return $status
}
emulate() { # has the kernel run programs for s390x by the room's qemu, until the room is closed
    local handlers=/proc/sys/fs/binfmt_misc
    [ -e $handlers/register ] || mount -t binfmt_misc binfmt_misc $handlers
    [ ! -e $handlers/qemu-s390x ] || return 0
    trap 'echo -1 > /proc/sys/fs/binfmt_misc/qemu-s390x; close_room' EXIT
    sed "s#:[^:]*:[A-Z]*\$#:$room/usr/bin/qemu-s390x:OPF#" "$room/usr/share/qemu/binfmt.d/qemu-s390x.conf" > $handlers/register
}

# Whatever is counted, made by chance or written to a file: the same on every system.
answers=$(cat << 'END'
export PATH=$PWD/build/release/bin:$PATH
folder=$(mktemp -d)
verdicts
tianyuan-cli bench | tail -n 1
tianyuan-cli bench --problems --nodes 20000 | grep '^all'
tianyuan-cli puzzles list --most 100000 | cksum
tianyuan-cli openings --count 5 --nodes 500
tianyuan-cli selfplay --games 2 --nodes 500 $folder/games > $folder/said && cksum < $folder/games
tianyuan-cli prove --threads 1 --rule standard h8a1g9a3 --out $folder/proof > $folder/said 2>&1 && cksum < $folder/proof
tianyuan-cli proof check --sample 200000 data/proofs/freestyle-15.proof | sed 's/ ([^)]*)//'
rm -r $folder
END
)

make_bare_system "${of[@]}"
open_room
git clone -q . "$room/root/tianyuan"
inside sh -c 'apt-get update && apt-get install -y --no-install-recommends git' > "$room/tmp/git.log" 2>&1 ||
    { tail "$room/tmp/git.log" >&2; exit 1; }
if [ "$system" = s390x ]; then
    inside dpkg --add-architecture s390x
    step "setting up" scripts/setup.sh s390x
    emulate
else
    step "setting up" scripts/setup.sh
fi
if [ ${#options[@]} -gt 0 ]; then
    inside env -C /root/tianyuan cmake --preset release -DTIANYUAN_COMPLETE=ON "${options[@]}" > "$room/tmp/configured" 2>&1 ||
        { cat "$room/tmp/configured" >&2; exit 1; }
fi
step "building" scripts/build.sh release
status=0
step "testing" scripts/run_tests.py build/release "$pattern" || status=1
[ -z "$pattern" ] || exit $status

scripts/build.sh release tianyuan-cli verdicts
if diff <(bash -c "$answers" 2>&1) <(inside env -C /root/tianyuan bash -c "$answers" 2>&1); then
    echo "check_system: the same answers as here"
else
    echo "FAILED  check_system: these answers differ (<: here, >: $system)"
    status=1
fi
exit $status

#!/usr/bin/env bash
# Long runs: does it go on well for hours, and after everything that can go wrong?
#
#   scripts/soak.sh brain [GAMES]      the brain against itself under a judge of its own, 10,000 games by
#                                      default; goes on with build/soak/brain.jsonl
#   scripts/soak.sh window [MINUTES]   a robot uses the window, two hours by default, and prints what
#                                      memory it takes
#   scripts/soak.sh kill [TIMES]       everything that writes is ended by force, 200 times each by default
#   scripts/soak.sh faults             full disks, folders that go or cannot be written, clocks that jump,
#                                      a computer that sleeps in the middle of a game
#   scripts/soak.sh fuzz [SECONDS]     random bytes for every reader and for the brain, ten minutes each by
#                                      default
#   scripts/soak.sh all                all of them, one after the other
#
# Exits with 1 if anything went wrong. What was found the last time stands in docs/testing.md.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

usage() { sed -n '2,16s/^# \{0,1\}//p' scripts/soak.sh; }
bin=build/release/bin

brain() {
    scripts/build.sh release pbrain-tianyuan
    scripts/soak_brain.py $bin/pbrain-tianyuan --games "${1:-10000}"
}
window() {
    scripts/build.sh release window_robot pbrain-tianyuan
    mkdir -p build/soak
    $bin/window_robot --minutes "${1:-120}" --engine "$PWD/$bin/pbrain-tianyuan" --log build/soak/window.log
}
kill_all() {
    scripts/build.sh release tianyuan-cli pbrain-tianyuan store_test window_writer
    scripts/soak_kill.py $bin --times "${1:-200}"
}
faults() {
    scripts/build.sh release tianyuan-cli pbrain-tianyuan window_writer
    scripts/soak_faults.py $bin
}

part=${1:-}
shift || true
case "$part" in
    brain) brain "$@" ;;
    window) window "$@" ;;
    kill) kill_all "$@" ;;
    faults) faults ;;
    fuzz) scripts/fuzz.sh "${1:-600}" ;;
    all)
        failed=0
        brain || failed=1
        window || failed=1
        kill_all || failed=1
        faults || failed=1
        scripts/fuzz.sh 600 || failed=1
        exit $failed
        ;;
    -h | --help) usage ;;
    *) usage >&2; exit 2 ;;
esac

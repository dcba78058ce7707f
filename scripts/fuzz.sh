#!/usr/bin/env bash
# Feeds the readers random bytes, each target for a number of seconds, two targets at a time.
#
#   scripts/fuzz.sh SECONDS [TARGET...]     targets as in fuzz/TARGET_fuzz.cpp, by default all
#
# Findings are kept in build/fuzz/findings, one file each: build/fuzz/bin/TARGET_fuzz FILE shows what
# is wrong with it. What was learnt stays in build/fuzz/corpus for the next time. Exits 1 if there
# are findings.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

usage() { sed -n '2,8s/^# \{0,1\}//p' scripts/fuzz.sh; }
case "${1:-}" in
    -h | --help) usage; exit 0 ;;
    "" | *[!0-9]*) usage >&2; exit 2 ;;
esac
seconds=$1
shift

if command -v dpkg-query > /dev/null; then
    missing=()
    while read -r package; do
        status=$(dpkg-query -W -f '${db:Status-Status}' "$package" 2> /dev/null || true)
        [ "$status" = installed ] || missing+=("$package")
    done < scripts/packages/fuzz.txt
    if [ ${#missing[@]} -gt 0 ]; then
        echo "fuzz: these packages are missing: ${missing[*]}" >&2
        echo "As root, run: apt-get install --no-install-recommends ${missing[*]}" >&2
        exit 2
    fi
fi

all=()
for source in fuzz/*_fuzz.cpp; do
    name=$(basename "$source" _fuzz.cpp)
    all+=("$name")
done
targets=("$@")
[ $# -gt 0 ] || targets=("${all[@]}")
for target in "${targets[@]}"; do
    if [ ! -e "fuzz/${target}_fuzz.cpp" ]; then
        echo "fuzz: there is no target \"$target\". There are: ${all[*]}" >&2
        exit 2
    fi
done

mkdir -p build
if [ ! -e build/fuzz/build.ninja ] && ! cmake --preset fuzz > build/configure-fuzz.log 2>&1; then
    cat build/configure-fuzz.log >&2
    echo "fuzz: configuring failed; the lines above say why." >&2
    exit 1
fi
echo "fuzz: building"
cmake --build build/fuzz --target "${targets[@]/%/_fuzz}"

findings=build/fuzz/findings
mkdir -p "$findings" build/fuzz/logs
run() { # run TARGET
    local target=$1 log=build/fuzz/logs/$1.log corpus=build/fuzz/corpus/$1 seeds=fuzz/corpus/$1
    mkdir -p "$corpus"
    [ -d "$seeds" ] || seeds=
    if "build/fuzz/bin/${target}_fuzz" -max_total_time="$seconds" -timeout=20 -rss_limit_mb=2048 \
        -print_final_stats=1 -artifact_prefix="$findings/$target-" "$corpus" ${seeds:+"$seeds"} \
        > "$log" 2>&1; then
        echo "fuzz: $target: nothing found in $(sed -n 's/^stat::number_of_executed_units: *//p' "$log") runs"
    else
        echo "fuzz: $target: FOUND SOMETHING, see $log and $findings" >&2
        grep -m 3 -E '^(SUMMARY|==[0-9]+== ?ERROR|.*runtime error)|Test unit written' "$log" >&2 || tail -n 5 "$log" >&2
        return 1
    fi
}

failed=0
running=0
for target in "${targets[@]}"; do
    if [ "$running" -ge 2 ]; then
        wait -n || failed=1
        running=$((running - 1))
    fi
    run "$target" &
    running=$((running + 1))
done
while [ "$running" -gt 0 ]; do
    wait -n || failed=1
    running=$((running - 1))
done
exit "$failed"

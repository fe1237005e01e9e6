#!/bin/sh
# A class that GNU parallel judges in parts is reported as if it had been judged in one go.
#
#     class_in_parts.sh MINIMAX
set -eu
minimax=$(realpath "$1")
cd "$(dirname "$0")/../../inputs"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
game="--tree ../../../examples/course_notes.pl --trees 10 --seed 1"
answers=../../../examples/answers.pl

# Each part has submissions that are wrong, or none: status 1 is no failure of parallel's.
parallel --will-cite -j2 "$minimax" verify $game --format json --shard {}/3 \
    --output "$work/part-{}.json" report_class "$answers" ::: 1 2 3 && exit 1
for part in 1 2 3; do [ -s "$work/part-$part.json" ]; done

# one_go FORMAT, merged FORMAT: the report, and the exit status behind it.
one_go() {
    status=0
    "$minimax" verify $game --format "$1" "$answers" report_class || status=$?
    echo "$status"
}
merged() {
    status=0
    "$minimax" verify --merge --format "$1" "$work"/part-*.json || status=$?
    echo "$status"
}
for format in text json junit csv gradescope github; do
    one_go "$format" >"$work/one_go"
    merged "$format" >"$work/merged"
    diff -u "$work/one_go" "$work/merged"
done
[ "$(tail -n 1 "$work/merged")" = 1 ]

#!/bin/sh
# What --explain-cost tells is what was asked.
#
#     cost.sh MINIMAX
set -eu
minimax=$(realpath "$1")
cd "$(dirname "$0")/../../../.."
. tests/complaints.sh

# has PATTERN: a line of what was told
has() {
    count=$((count + 1))
    grep -Eq "$1" "$work/told" || complain "there is no '$1' in: $(cat "$work/told")"
}

"$minimax" solve examples/connect_four.pl --depth 4 --explain-cost >"$work/told"
has '^Val = '
has '^[0-9]+ positions were asked about in [0-9.]+ s, [0-9]+ % of it in the program:$'
has '^predicate +calls +time +each +share$'
has '^Most of the time is (moves/2|static_eval/2): .*`:- table`.*--depth'
for predicate in moves/2 static_eval/2; do
    has "^$predicate +[0-9]+ +[0-9.]+ s +[0-9.]+ us +[0-9]+ %$"
    told=$(awk -v name=$predicate '$1 == name { print $2 }' "$work/told")
    asked=$("$minimax" solve examples/connect_four.pl --depth 4 --format json |
        sed "s|.*\"name\":\"$predicate\",\"calls\":\([0-9]*\).*|\1|; s|.*\"calls\":\([0-9]*\),\"name\":\"$predicate\".*|\1|")
    count=$((count + 1))
    [ "$told" = "$asked" ] || complain "$predicate: $told calls, and $asked in JSON"
done
# Each position once for its successors, and once for its value.
count=$((count + 1))
awk '/positions were asked/ { asked = $1 } $1 == "moves/2" { calls += $2 } $1 == "static_eval/2" { calls += $2 }
     END { exit !(asked <= calls && calls <= 2 * asked) }' "$work/told" ||
    complain "the calls do not fit the positions: $(cat "$work/told")"

"$minimax" solve examples/course_notes.pl a --explain-cost >"$work/told"
has '^No program was asked'
! "$minimax" solve examples/course_notes.pl a --explain-cost --format json >"$work/told" 2>&1 ||
    complain '--explain-cost goes with JSON'
has 'JSON has what was asked'
conclude 'things about costs'

#!/bin/sh
# A class that was interrupted goes on where it was: nothing is run twice, and nothing is lost.
#
#     resumed_class.sh MINIMAX
set -eu
minimax=$(realpath "$1")
cd "$(dirname "$0")/../../inputs"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
game="--tree ../../../examples/course_notes.pl --trees 20 --jobs 1"
mkdir "$work/class"
for i in 1 2 3 4 5 6 7 8; do cp report_class/anna.pl "$work/class/$i.pl"; done
cp report_class/bert.pl "$work/class/9.pl"
results=$work/results.json

lines() { wc -l <"$1"; }
seeds() { sed 's/.*"seed":\([0-9]*\).*/\1/' "$1" | sort -u; }

# verify ARGUMENT...: leaves the report in $work/report; one of the programs is wrong.
verify() {
    status=0
    "$minimax" verify $game "$@" "$work/class" >"$work/report" 2>"$work/messages" || status=$?
    [ "$status" -eq 1 ]
    [ ! -s "$work/messages" ]  # no progress bar where there is no terminal
}

"$minimax" verify $game --resume "$results" "$work/class" >/dev/null 2>&1 &
run=$!
while [ ! -e "$results" ] || [ "$(lines "$results")" -lt 2 ]; do sleep 0.05; done
kill -9 "$run"
wait "$run" || true
before=$(lines "$results")
[ "$before" -lt 9 ]
cp "$results" "$work/before"
printf '{"file":"torn' >>"$results"

# What is there stays as it is, the torn line is gone, and the report is that of one run.
verify --resume "$results" --format csv
head -n "$before" "$results" | cmp - "$work/before"
[ "$(lines "$results")" -eq 9 ]
[ "$(sed 's/.*"file":"\([^"]*\)".*/\1/' "$results" | sort -u | wc -l)" -eq 9 ]
cp "$work/report" "$work/resumed"
verify --format csv --seed "$(seeds "$results")"
cmp "$work/report" "$work/resumed"

# A run that is told no seed goes on with that of the file; a new file has a new one.
[ "$(seeds "$results" | wc -l)" -eq 1 ]
"$minimax" verify $game --resume "$work/other.json" "$work/class/1.pl" >/dev/null
[ "$(seeds "$work/other.json")" != "$(seeds "$results")" ]

# Who changes a result is not believed: the program is judged again.
[ "$(stat -c %a "$results.key")" = 600 ]
(umask 0 && "$minimax" verify $game --resume "$work/open" "$work/class/1.pl" >"$work/report")
[ "$(stat -c %a "$work/open.key")" = 600 ]
cp "$results" "$work/changed"
cp "$results.key" "$work/changed.key"
sed -i '/"file":"[^"]*9.pl"/s/"verdict":"fail"/"verdict":"pass"/' "$work/changed"
! cmp -s "$results" "$work/changed"
status=0
"$minimax" verify $game --resume "$work/changed" --format csv --output "$work/again" "$work/class" \
    2>"$work/messages" || status=$?
[ "$status" -eq 1 ]
cmp "$work/again" "$work/resumed"
grep -q "changed: warning: 1 of its results is not sealed by $work/changed.key" "$work/messages"
[ "$(lines "$work/changed")" -eq 10 ]
# Nor is what lies beside another key, or beside none.
rm "$work/changed.key"
"$minimax" verify $game --resume "$work/changed" "$work/class" >"$work/report" \
    2>"$work/messages" || status=$?
grep -q 'warning: 9 of its results are not sealed' "$work/messages"
[ "$(lines "$work/changed")" -eq 19 ]
# It is told once: what was judged again is believed.
"$minimax" verify $game --resume "$work/changed" "$work/class" >"$work/report" \
    2>"$work/messages" || status=$?
[ ! -s "$work/messages" ]
[ "$(lines "$work/changed")" -eq 19 ]
# A key that others may have read or written seals nothing.
for mode in 622 606 644; do
    chmod "$mode" "$work/changed.key"
    status=0
    "$minimax" verify $game --resume "$work/changed" "$work/class" >"$work/report" \
        2>"$work/messages" || status=$?
    [ "$status" -eq 3 ]
    grep -q 'changed.key: error: others than its owner may read or write this key' "$work/messages"
done
chmod 600 "$work/changed.key"
echo nothing >"$work/changed.key"
status=0
"$minimax" verify $game --resume "$work/changed" "$work/class" >"$work/report" \
    2>"$work/messages" || status=$?
[ "$status" -eq 3 ]
echo text >"$work/text"
if "$minimax" verify $game --resume "$work/text" "$work/class" >/dev/null 2>&1; then exit 1; fi
[ ! -e "$work/text.key" ]
grep -q 'changed.key: error: this is no key of results' "$work/messages"

# All is known; then one program is another, and then all are judged by something else.
verify --resume "$results"
[ "$(lines "$results")" -eq 9 ]
echo '% changed' >>"$work/class/3.pl"
verify --resume "$results"
[ "$(lines "$results")" -eq 10 ]
verify --resume "$results" --seed 2  # not that of the file, which is random
[ "$(lines "$results")" -eq 19 ]

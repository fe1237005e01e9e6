#!/bin/sh
# How long a class of 300 programs takes, each run on 100 random trees and the teacher's: two of three
# are right programs in many styles, the others wrong ones, of which a few come to no end.
#
#     verify_class.sh MINIMAX [COUNT]
set -eu
minimax=$1
count=${2-300}
cd "$(dirname "$0")/../verify/programs"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
folder=$work/class
mkdir "$folder"
set -- right/*.pl
rights=$*
set -- wrong/*.pl
wrongs=$*
number=0
while [ "$number" -lt "$count" ]; do
    for right in $rights; do
        [ "$number" -lt "$count" ] || break
        # Every third is a wrong one, in turns.
        if [ $((number % 3)) -eq 2 ]; then
            cp "${wrongs%% *}" "$folder/$(printf %03d "$number").pl"
            wrongs="${wrongs#* } ${wrongs%% *}"
        else
            cp "$right" "$folder/$(printf %03d "$number").pl"
        fi
        number=$((number + 1))
    done
done
start=$(date +%s.%N)
"$minimax" verify --tree ../../../examples/course_notes.pl --expect programs --format json \
    "$folder" >"$work/report" || [ $? -eq 1 ]
end=$(date +%s.%N)
runs=$(sed -n 's/.*"runs":\([0-9]*\).*/\1/p' "$work/report" | awk '{ sum += $1 } END { print sum }')
echo "$start $end $count $runs" | awk '{
    printf "%d programs, %d runs: %.1f s on %s processors, %.2f ms of a processor a run\n",
        $3, $4, $2 - $1, PROCESSORS, PROCESSORS * ($2 - $1) * 1000 / $4 }' PROCESSORS="$(nproc)" -
for verdict in pass fail no_answer tampered error; do
    echo "$verdict: $(grep -c "\"verdict\":\"$verdict\"" "$work/report" || true)"
done

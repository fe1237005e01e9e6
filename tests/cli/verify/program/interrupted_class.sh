#!/bin/sh
# A class that a signal ends at any moment goes on where it was: its file of results holds whole lines
# but for the last, and the report of the next run is that of one run.
#
#     interrupted_class.sh MINIMAX
#
# MINIMAX_SEED is the seed, 1 if not set; MINIMAX_ROUNDS how many classes are ended, 6 if not set.
set -eu
minimax=$(realpath "$1")
root=$(realpath "$(dirname "$0")/../../../..")
. "$root/tests/complaints.sh"
. "$root/tests/cli/interruption.sh"
rounds=${MINIMAX_ROUNDS:-6}
cd "$work"
mkdir class
for i in 1 2 3 4 5; do cp "$root/tests/cli/inputs/report_class/anna.pl" class/$i.pl; done
cp "$root/tests/cli/inputs/report_class/bert.pl" class/6.pl

# verify RESULTS: the results of earlier runs, and of this one. One of the programs is wrong.
verify() { echo verify --tree "$root/examples/course_notes.pl" --trees 5 --seed 1 --format json --output out/report.json --resume "$1" class; }
run() { "$minimax" $(verify "$1") || [ $? -eq 1 ]; }

echo "seed $seed"
mkdir out
took=$(duration run all)
mv out/report.json expected
early=0 amid=0 late=0
random_rounds "$rounds" "$took" >rounds
while read -r signal wait time before; do
    rm -rf out results
    mkdir out
    # Some end as soon as there is a result.
    begin "$minimax" $(verify results)
    if [ "$wait" = turn ]; then while is_running && [ ! -s results ]; do :; done; fi
    "$wait" "$time"
    strike "$signal"
    finish
    [ ! -e out/report.json ] || cmp -s out/report.json expected || complain "$signal: the report is not whole"
    touch results
    if [ -s out/report.json ]; then late=$((late + 1))
    elif [ -s results ]; then amid=$((amid + 1))
    else early=$((early + 1)); fi
    lines=$(wc -l <results)
    head -n "$lines" results >known
    run results >messages 2>&1 || complain "$signal: there is no second run: $(cat messages)"
    cmp -s out/report.json expected || complain "$signal: the second run reports otherwise"
    head -n "$lines" results | cmp -s - known || complain "$signal: the second run lost what was known"
    [ "$(wc -l <results)" -eq 6 ] || complain "$signal: the second run has run programs again"
    count=$((count + 1))
done <rounds
echo "$early ended before there was a result, $amid before there were all, $late after"
conclude 'classes were ended'

#!/bin/sh
# Inputs to begin with, made of the examples and of what the golden runs are given.
#
#     make_corpus.sh MINIMAX FOLDER
#
# They are FOLDER/command and FOLDER/class, as fuzz_command.cpp and fuzz_class.cpp want them.
set -eu
minimax=$(realpath "$1")
mkdir -p "$2/command" "$2/class"
folder=$(realpath "$2")
cd "$(dirname "$0")/../cli/inputs"
count=0

# add TARGET HEAD FILE...: an input of the head and the files.
add() {
    { printf '%b' "$2"; shift 2; cat "$@"; } >"$folder/$target/seed_$count"
    count=$((count + 1))
}

# Of each game that is small, each command in turn with each option of the table in turn.
target=command
for game in ../../../examples/course_notes.pl ../../../examples/kinds/*.pl *.pl; do
    [ "$(wc -c <"$game")" -le 1500 ] || continue
    case $game in program*) continue ;; esac
    for command in 0 1 2 3 4; do
        # Of the first byte the rest by 4 tells verify from the others, and the second one is the command.
        add command "\\0001\\000$command\\000\\000\\0001\\0$(printf '%o' $((64 + count % 22)))\\0$(printf '%o' $((64 + count % 7)))\\n" "$game"
    done
done
separator=$folder/separator
printf '\n%%%%%%%%\n' >"$separator"
sed -n 's/^verify --tree \([^ ]*\.pl\) .*\b\([^ ]*\.pl\)$/\1 \2/p' ../verify/*.cmd | sort -u >"$folder/pairs"
while read -r tree answers; do
    [ -f "$tree" ] && [ -f "$answers" ] || continue
    add command "\\0003\\000$(printf '%o' $((count % 6)))\\n" "$tree" "$separator" "$answers"
done <"$folder/pairs"

target=class
for list in *.csv; do add class '\0000' "$list"; add class '\0005' "$list"; done
for answers in ../../../examples/answers.pl verify_*.pl; do add class '\0001' "$answers"; done
report=$folder/report
"$minimax" verify --tree ../../../examples/course_notes.pl --format json verify_answers.pl \
    ../../../examples/answers.pl >"$report" || true
for choice in 003 004 012 020 026 034; do add class "\\0$choice" "$report"; done
while read -r line; do printf '\002%s' "$line" >"$folder/class/seed_$((count += 1))"; done <"$report"
rm "$separator" "$report" "$folder/pairs"
echo "$count inputs"

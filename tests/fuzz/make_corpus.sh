#!/bin/sh
# Inputs to begin with, made of the examples and of what the golden runs are given.
#
#     make_corpus.sh MINIMAX FOLDER
#
# They are FOLDER/command, FOLDER/class and FOLDER/generate, as fuzz_command.cpp, fuzz_class.cpp and
# fuzz_generate.cpp want them.
set -eu
minimax=$(realpath "$1")
mkdir -p "$2/command" "$2/class" "$2/generate"
folder=$(realpath "$2")
cd "$(dirname "$0")/../cli/inputs"
count=0

# add TARGET HEAD FILE...: an input of the head and the files.
add() {
    { printf '%b' "$2"; shift 2; cat "$@"; } >"$folder/$target/seed_$count"
    count=$((count + 1))
}

# A byte as add() wants it.
byte() { printf '\\0%o' "$1"; }

separator=$folder/separator
printf '\n%%%%%%%%\n' >"$separator"
moves=$folder/moves
printf '%s\n' moves hint values 1 undo b show 'side both' 2 'depth 2' 'time 0' help 'side none' quit >"$moves"

# Of each game that is small, each command in turn with each option of the table in turn; solve also
# with --certificate, and play with moves that are typed.
target=command
for game in ../../../examples/course_notes.pl ../../../examples/kinds/*.pl *.pl; do
    [ "$(wc -c <"$game")" -le 1500 ] || continue
    case $game in program*) continue ;; esac
    # Of the first byte the rest by 4 tells verify from the others, and the second one is the command.
    for command in '\0000\0000' '\0000\0003' '\0001' '\0002' '\0003' '\0004'; do
        option=$(byte $((64 + count % 22)))$(byte $((64 + count % 7)))
        add command "\\0001$command\\0000\\0000\\0001$option\\n" "$game"
    done
    for flags in 0 1 2 3 4; do
        add command "\\0001\\0004\\0000$(byte $flags)\\0001\\n" "$game" "$separator" "$moves"
    done
done
sed -n 's/^verify --tree \([^ ]*\.pl\) .*\b\([^ ]*\.pl\)$/\1 \2/p' ../verify/*.cmd | sort -u >"$folder/pairs"
while read -r tree answers; do
    [ -f "$tree" ] && [ -f "$answers" ] || continue
    add command "\\0003$(byte $((count % 6)))\\n" "$tree" "$separator" "$answers"
done <"$folder/pairs"

target=class
for list in *.csv; do add class '\0000' "$list"; add class '\0005' "$list"; done
for answers in ../../../examples/answers.pl verify_*.pl; do add class '\0001' "$answers"; done
report=$folder/report
"$minimax" verify --tree ../../../examples/course_notes.pl --format json verify_answers.pl \
    ../../../examples/answers.pl >"$report" || true
for choice in 003 004 012 020 026 034; do add class "\\0$choice" "$report"; done
while read -r line; do printf '\002%s' "$line" >"$folder/class/seed_$((count += 1))"; done <"$report"

# Each wish with each value, of one tree, of two, and of one for each student.
target=generate
for which in 0 3 4; do
    for flag in 0 1 2 3 4 5 6 7 8 9; do
        for value in 0 3 5 7 9 13 20; do
            add generate "$(byte $((value % 5)))$(byte $which)$(byte $flag)$(byte $value)\\n" generate_class.csv
        done
    done
done
rm "$separator" "$moves" "$report" "$folder/pairs"
echo "$count inputs"

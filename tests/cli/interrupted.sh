#!/bin/sh
# Commands that a signal ends at any moment leave each file that they write as it was before, or whole,
# and nothing else. SIGKILL may leave a file .minimax-NUMBER-NUMBER beside it, which hinders nobody.
#
#     interrupted.sh MINIMAX
#
# MINIMAX_SEED is the seed, 1 if not set; MINIMAX_ROUNDS how often each command is ended, 10 times if
# not set.
set -eu
minimax=$(realpath "$1")
root=$(realpath "$(dirname "$0")/../..")
. "$root/tests/complaints.sh"
. "$root/tests/cli/interruption.sh"
rounds=${MINIMAX_ROUNDS:-10}
cd "$work"

# What is large enough for a while.
"$minimax" generate --depth 13 --seed "$seed" --output tree.pl --key answers.pl
mkdir sheets
for i in 1 2 3 4 5 6 7 8; do sed "s/)\.\$/0&/; $((100 * i))q" answers.pl >sheets/$i.pl; done
awk 'BEGIN {
    name = sprintf("%4000s", ""); gsub(" ", "n", name)
    print "min_to_move(root)."
    for (i = 0; i < 3000; ++i) printf "%s%s%d", i ? ", " : "moves(root, [", name, i
    print "])."
    for (i = 0; i < 3000; ++i) printf "staticval(%s%d, %d).\n", name, i, i
}' >wide.pl

solve() { echo solve wide.pl --certificate out/proof.pl; }
generate() { echo generate --depth 13 --output out/tree.pl --key out/key.pl; }
generate_class() { echo generate --count 12 --depth 8 --output out --key; }
verify() {
    echo verify --tree tree.pl answers.pl sheets --format json --output out/report.json --feedback out/feedback
}

is_same() { cmp -s "$1" "$2" || { [ ! -e "$1" ] && [ ! -e "$2" ]; }; }
are_same() { diff -rq "$1" "$2" >/dev/null; }

# is_unfinished: whether a file is being written now. Whether one can be is tried with an empty one.
is_unfinished() {
    for file in out/.minimax-* out/*/.minimax-*; do [ -s "$file" ] && return; done
    return 1
}

# prepare before|none: the folder in which a command writes.
prepare() {
    rm -rf out
    mkdir out
    [ "$1" = none ] || cp -r before/. out
}

# look_at_files NAME SIGNAL BEFORE: whether some are new, and some as they were; and whether there is
# one that was not finished.
look_at_files() {
    new=0 old=0 leftover=false
    if are_same out expected; then new=1; return; fi
    if are_same out "$3"; then old=1; return; fi
    for file in $(cd expected && find . -type f); do
        if is_same "out/$file" "expected/$file"; then new=1
        elif is_same "out/$file" "$3/$file"; then old=1
        else complain "$1, $2: $file is neither whole nor as it was"; fi
    done
    for file in $(cd out && find . -type f); do
        [ -e "expected/$file" ] && continue
        case $2-$file in
            KILL-*/.minimax-*) leftover=true ;;
            *) complain "$1, $2: $file was left" ;;
        esac
    done
}

# interrupt NAME: of a function above, which tells a command.
interrupt() {
    arguments=$($1)
    early=0 amid=0 late=0
    prepare none
    took=$(duration status_of "$minimax" $arguments)
    rm -rf expected before
    mv out expected
    cp -r expected before
    find before -type f -exec sh -c 'echo before >"$1"' sh {} \;
    random_rounds "$rounds" "$took" >rounds
    while read -r signal wait time files; do
        prepare "$files"
        begin "$minimax" $arguments
        if [ "$wait" = turn ]; then while is_running && ! is_unfinished; do :; done; fi
        "$wait" "$time"
        is_unfinished && writing=true || writing=false
        strike "$signal"
        finish
        look_at_files "$1" "$signal" "$files"
        if $writing || $leftover || [ $new$old = 11 ]; then amid=$((amid + 1))
        elif [ $new = 1 ]; then late=$((late + 1))
        else early=$((early + 1)); fi
        count=$((count + 1))
        $leftover || continue
        status_of "$minimax" $arguments >/dev/null
        look_at_files "$1 again" "$signal" "$files"
        [ $old = 0 ] || complain "$1: beside what $signal left, nothing is written"
    done <rounds
    echo "$1: $early ended before it wrote, $amid while, $late after"
    all_amid=$((all_amid + amid))
}

# Answers may be wrong.
status_of() { "$@" || [ $? -eq 1 ]; }

echo "seed $seed"
mkdir none
all_amid=0
for name in solve generate generate_class verify; do interrupt $name; done
[ "$rounds" -lt 10 ] || [ $all_amid -gt 0 ] || complain 'none was ended while it wrote'
conclude 'runs were ended'

#!/bin/sh
# Programs are judged where the command stands in a folder with an odd name, and where whoever
# starts it ignores the end of processes. Where the command is killed, no program runs on.
#
#     odd_places.sh MINIMAX
set -eu

minimax=$1
root=$(realpath "$(dirname "$0")/../../../..")
. "$root/tests/complaints.sh"
tree=$root/examples/course_notes.pl
right=$root/tests/verify/programs/right/accumulator.pl

# copy FOLDER: the command and what it needs.
copy() {
    build=$1/build/release
    mkdir -p "$build/src/prolog"
    cp -r "$root/prolog" "$build"
    folder=$(dirname "$minimax")
    cp "$folder/minimax" "$folder/minimax-sandbox" "$folder/minimax_program.so" "$build"
    cp "$folder/src/prolog/minimax.so" "$build/src/prolog"
}

judges() {
    count=$((count + 1))
    where=$1
    shift
    "$@" --tree "$tree" --trees 1 "$right" >"$work/out" 2>&1 || complain "$where: $(cat "$work/out")"
}

for name in 'plain' 'a blank' "o'brien" 'ü' '[x]'; do
    copy "$work/$name"
    judges "$name" "$work/$name/build/release/minimax" verify
done
judges "ignored children" timeout 250 sh -c 'trap "" CHLD; exec "$@"' sh "$minimax" verify

# Without bubblewrap, which would end all that runs in it.
mkdir "$work/bin"
echo 'minimax(A, B, C, D) :- minimax(A, B, C, D).' >"$work/endless.pl"
PATH=$work/bin "$work/plain/build/release/minimax" verify --tree "$tree" --trees 1 --jobs 1 \
    --time-limit 300 "$work/endless.pl" >/dev/null 2>&1 &
command=$!
running() { grep -l "$work/[p]lain" /proc/[0-9]*/cmdline 2>/dev/null | wc -l; }
# Twice in a row: what is just starting counts for a moment as often as it forks.
tries=0 seen=0
while [ $seen -lt 2 ] && [ $tries -lt 100 ]; do
    tries=$((tries + 1))
    sleep 0.1
    if [ "$(running)" -ge 3 ]; then seen=$((seen + 1)); else seen=0; fi
done
[ $seen -eq 2 ] || complain "the program does not run"
kill -KILL "$command"
wait "$command" 2>/dev/null || true
tries=0
while [ "$(running)" -gt 0 ] && [ $tries -lt 100 ]; do
    tries=$((tries + 1))
    sleep 0.1
done
count=$((count + 1))
[ "$(running)" -eq 0 ] || complain "a program runs on after the command has been killed"
conclude "runs looked at"

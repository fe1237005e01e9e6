#!/bin/sh
# Times `minimax generate --plain` against `dd`, which writes the same bytes from a file that is in
# memory already: both until the disk has them. Says how much memory that takes, too.
#
#     generate_plain.sh MINIMAX [BRANCHING DEPTH]
#
# Both run five times in turns, and the median counts. The tree has 5,592,405 positions and 300 MB
# unless another size is given, which takes three times that in $TMPDIR. Exit status: 0; 1 where the
# command takes more memory than it should, which does not hang on the machine; 2 on bad usage. That
# a ratio misses its goal is printed, and is no failure: it may be the machine.
set -eu

case $# in
    1 | 3) ;;
    *) echo "usage: $0 MINIMAX [BRANCHING DEPTH]" >&2; exit 2 ;;
esac
minimax=$(realpath "$1")
branching=${2:-4}
depth=${3:-11}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
status=0

# seconds NAME COMMAND...: adds how long it takes to $work/NAME.seconds.
seconds() {
    times=$work/$1.seconds
    shift
    begin=$(date +%s%N)
    "$@" 2>"$work/messages" || { cat "$work/messages" >&2; exit 1; }
    end=$(date +%s%N)
    echo $((end - begin)) | awk '{ printf "%.4f\n", $1 / 1e9 }' >>"$times"
}

median() {
    sort -n "$work/$1.seconds" | sed -n 3p
}

# kilobytes OPTION...: the most memory that the command takes for such a tree.
kilobytes() {
    /usr/bin/time -f %M -o "$work/memory" "$minimax" generate --plain --branching "$branching" \
        "$@" >"$work/made.pl"
    cat "$work/memory"
}

# check WHAT KILOBYTES MOST
check() {
    echo "$1: $2 kB of memory (at most $3)"
    [ "$2" -le "$3" ] || status=1
}

"$minimax" generate --plain --branching "$branching" --depth "$depth" >"$work/tree.pl"
for _ in 1 2 3 4 5; do
    seconds generate "$minimax" generate --plain --branching "$branching" --depth "$depth" \
        --output "$work/made.pl"
    rm "$work/made.pl"
    seconds dd dd "if=$work/tree.pl" "of=$work/made.pl" bs=128K conv=fsync
    rm "$work/made.pl"
done
positions=$(grep -c _to_move "$work/tree.pl")
bytes=$(wc -c <"$work/tree.pl")
awk -v ours="$(median generate)" -v theirs="$(median dd)" -v bytes="$bytes" \
    -v positions="$positions" 'BEGIN {
    printf "%d positions, %.1f MB: generate --plain %.3f s (%.0f MB/s), dd %.3f s (%.0f MB/s)\n",
        positions, bytes / 1e6, ours, bytes / 1e6 / ours, theirs, bytes / 1e6 / theirs
    printf "generate takes %.2f times as long as dd (goal: at most 1.5, %s)\n", ours / theirs,
        ours <= 1.5 * theirs ? "reached" : "MISSED" }'

# A tree of which nothing is drawn but values takes the same memory, however large it is. Else 24
# bytes a position are enough, those of the widest ply and what lists leave unused included.
small=$(kilobytes --depth 1)
check "even" "$(kilobytes --depth "$depth")" $((small + 2048))
check "movers drawn" "$(kilobytes --depth "$depth" --mixed)" \
    $((small + 2048 + positions * 24 / 1024))
exit "$status"

#!/bin/sh
# A terminal is told how far a large file is read, and nobody else is.
#
#     progress.sh MINIMAX
#
# Since it is told after a second, the command is stopped for longer than that while it reads.
set -eu
minimax=$(realpath "$1")
cd "$(dirname "$0")/../../.."
. tests/complaints.sh
export TERM=xterm
escape=$(printf '\033')

# make POSITIONS: so many leaves, below one position.
make() {
    awk -v last="$1" 'BEGIN {
        print "max_to_move(r)."
        printf "moves(r, [p0"
        for (i = 1; i < last; ++i) printf ",p%d", i
        print "])."
        for (i = 0; i < last; ++i) printf "static_eval(p%d, %d).\n", i, i % 1000003
    }' >"$work/tree.pl"
}

# slowly COMMAND ERRORS: at a terminal, where the command's standard error goes to ERRORS.
slowly() {
    cat >"$work/session" <<END_OF_SESSION
"$minimax" $1 "$work/tree.pl" >"$work/answer" 2>$2 &
sleep 0.2
kill -STOP \$!
sleep 1.1
kill -CONT \$!
wait \$!
END_OF_SESSION
    script -qec "sh $work/session" /dev/null </dev/null | tr -d '\r' >"$work/shown"
}

# How many lines of progress there were.
lines() {
    grep -ao '[0-9]* of [0-9]* MB read ([0-9]* %)' "$work/shown" >"$work/lines" || true
    wc -l <"$work/lines"
}

positions=2000000
make $positions

# told COMMAND: of a file that is as large as it takes on this machine.
told() {
    count=$((count + 1))
    slowly "$1" /dev/tty
    while [ "$(lines)" -eq 0 ] && [ $positions -lt 8000000 ]; do
        positions=$((positions * 2))
        make $positions
        slowly "$1" /dev/tty
    done
    [ "$(lines)" -gt 0 ] || complain "nothing is told by $1 of a file of $positions positions"
    sort -s -n -c "$work/lines" || complain "$1 reads back and forth"
    size=$(($(wc -c <"$work/tree.pl") / 1000000))
    grep -Eq " of ($size|$((size + 1))) MB" "$work/lines" ||
        complain "it is no file of $size MB: $(tail -n 1 "$work/lines")"
    tail -c 3 "$work/shown" | grep -q "$escape\[K" || complain "$1 does not erase the line"
    [ -s "$work/answer" ] || complain "$1 has no answer"
}
told solve
told check

slowly solve "$work/errors"
count=$((count + 1))
[ ! -s "$work/errors" ] || complain "a file is told: $(cat -v "$work/errors")"
[ ! -s "$work/shown" ] || complain "a terminal is told beside a file: $(cat -v "$work/shown")"
[ -s "$work/answer" ] || complain 'there is no answer beside a file'
conclude 'loads'

#!/bin/sh
# Runs the command and compares what it prints with what is expected.
#
#     run_golden.sh MINIMAX [--update | --printed FOLDER] [NAME...]
#
# A case NAME, such as solve/cycle or solve/program/loops, is, in this folder,
#
#     NAME.cmd       the arguments of the command, in sh syntax; it runs in the folder inputs
#     NAME.in        standard input; empty if absent
#     NAME.out       the expected standard output, seconds and bytes being 0; nothing if absent
#     NAME.err       the expected standard error; nothing if absent
#     NAME.status    the expected exit status; 0 if absent
#
# Without a NAME, all cases run. With --update, what the command does becomes what is expected:
# look at the difference before you commit it. With --printed, nothing is run: FOLDER holds what was
# printed, as NAME.out, NAME.err and NAME.status. Exit status: 0, or 1 where a case differs.
set -eu

usage() {
    echo "usage: $0 MINIMAX [--update | --printed FOLDER] [NAME...]" >&2
    exit 2
}
[ $# -ge 1 ] || usage
minimax=$(realpath "$1")
shift
update=false
if [ "${1-}" = --update ]; then
    update=true
    shift
fi
printed=
if [ "${1-}" = --printed ]; then
    printed=$(realpath "$2")
    shift 2
fi
[ -x "$minimax" ] || { echo "$0: no such program: $minimax" >&2; usage; }

cd "$(dirname "$0")"
unset COLUMNS
export LANGUAGE=en
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM

# run_command NAME: leaves $work/out and err, and the exit status in status.
run_command() {
    input=/dev/null
    if [ -e "$1.in" ]; then input=$1.in; fi
    status=0
    arguments=$(cat "$1.cmd")
    (cd inputs && eval "\"\$minimax\" $arguments") <"$input" >"$work/out" 2>"$work/err" || status=$?
}

# take NAME: the same of what was printed before.
take() {
    cp "$printed/$1.out" "$work/out"
    cp "$printed/$1.err" "$work/err"
    status=$(cat "$printed/$1.status")
}

# run NAME: leaves $work/out, err and status, each absent where there is nothing to tell.
run() {
    if [ -n "$printed" ]; then take "$1"; else run_command "$1"; fi
    # No two runs take the same time and memory.
    for key in seconds positions_per_second load_seconds peak_bytes least_seconds most_seconds; do
        sed -i "s/\"$key\":[^,}]*/\"$key\":0/g" "$work/out"
    done
    sed -i 's/ *[0-9][0-9.]* m\{0,1\}s\(  \|$\)/  TIME\1/g; s/ *time$/  time/' "$work/out"
    sed -i 's/ *median *least *most$/  median  least  most/' "$work/out"
    # As wide as the times above it, which are wider on a busy machine.
    sed -i 's/ *-\(  [a-z].*\)$/  -\1/' "$work/out"
    # SWI-Prolog names variables by their place.
    sed -i 's/\([^A-Za-z0-9_]\)_[0-9][0-9]*/\1_/g' "$work/out" "$work/err"
    rm -f "$work/status"
    if [ "$status" -ne 0 ]; then echo "$status" >"$work/status"; fi
    for part in out err; do
        if [ ! -s "$work/$part" ]; then rm "$work/$part"; fi
    done
}

# or_nothing FILE: the file, or an empty one where it is absent.
or_nothing() {
    if [ -e "$1" ]; then echo "$1"; else echo /dev/null; fi
}

# compare NAME: whether what run left is what is expected; prints the difference.
compare() {
    same=true
    for part in out err status; do
        expected=$(or_nothing "$1.$part")
        diff -u --label "$1.$part, expected" --label "$1.$part, printed" \
            "$expected" "$(or_nothing "$work/$part")" || same=false
    done
    $same
}

accept() {
    for part in out err status; do
        rm -f "$1.$part"
        if [ -e "$work/$part" ]; then cp "$work/$part" "$1.$part"; fi
    done
}

if [ $# -eq 0 ]; then
    set -- $(find * -name '*.cmd' | sed 's/\.cmd$//' | LC_ALL=C sort)
fi
failed=0
for name in "$@"; do
    run "$name"
    if compare "$name"; then continue; fi
    echo "of: minimax $(cat "$name.cmd")"
    if $update; then accept "$name"; else failed=$((failed + 1)); fi
done
if [ "$failed" -gt 0 ]; then
    echo "$failed of $# differ" >&2
    exit 1
fi
echo "$# as expected"

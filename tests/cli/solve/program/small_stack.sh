#!/bin/sh
# Where the stack may hardly grow, facts are searched all the same, and a program is refused with a
# message or searched: no run is ended by a signal.
#
#     small_stack.sh MINIMAX
set -eu

minimax=$1
. "$(dirname "$0")/../../../complaints.sh"
examples=$(dirname "$0")/../../../../examples
right=$(dirname "$0")/../../../verify/programs/right/accumulator.pl

# ends STATUS KILOBYTES ARGUMENT...: the command ends with the status.
ends() {
    expected=$1 kilobytes=$2
    shift 2
    count=$((count + 1))
    status=0
    (ulimit -s "$kilobytes" && exec "$minimax" "$@") >"$work/out" 2>&1 || status=$?
    [ "$status" -eq "$expected" ] || complain "$* with $kilobytes kB ends with $status: $(cat "$work/out")"
}

for kilobytes in 64 256 512; do
    case $kilobytes in
        64) program=3 ;;
        *) program=0 ;;
    esac
    ends 0 "$kilobytes" solve "$examples/course_notes.pl"
    ends "$program" "$kilobytes" solve "$examples/nim.pl" --depth 4
    ends "$program" "$kilobytes" check "$examples/nim.pl"
    ends "$program" "$kilobytes" verify --tree "$examples/course_notes.pl" --trees 1 "$right"
done
conclude "runs looked at"

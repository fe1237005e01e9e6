#!/bin/sh
# A program that throws a very large term ends the command with a message.
#
#     throws_much.sh MINIMAX
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
cat >"$work/program.pl" <<'PROGRAM'
moves(a, [b]).
moves(b, _) :- numlist(1, 50000, Numbers), throw(much(Numbers)).
static_eval(_, 1).
max_to_move(a).
PROGRAM
status=0
"$1" solve "$work/program.pl" a >"$work/out" 2>&1 </dev/null || status=$?
[ "$status" -eq 3 ] && grep -q 'moves/2 (.*:[0-9]*) was called for b; line of play: a, b' "$work/out"

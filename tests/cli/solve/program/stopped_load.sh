#!/bin/sh
# Time in which the command is stopped, as by Ctrl-Z, is none in which a program waits.
#
#     stopped_load.sh MINIMAX
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
cat >"$work/program.pl" <<'PROGRAM'
:- write(begins), forall(between(1, 10, _), sleep(0.1)).
moves(a, [b]).
static_eval(_, 1).
max_to_move(a).
PROGRAM
"$1" solve "$work/program.pl" a --load-time 2.5 >"$work/out" 2>"$work/err" </dev/null &
command=$!
until [ -s "$work/err" ]; do sleep 0.05; done
kill -STOP "$command"
sleep 3
kill -CONT "$command"
wait "$command" && grep -q 'BestPos = b' "$work/out"

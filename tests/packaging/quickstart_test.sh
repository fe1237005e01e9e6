#!/bin/sh
# Runs the README's first command in a fresh copy: what it shows is right, and what it says to type
# next works.
set -eu
. "$(dirname "$0")/sandbox.sh"

sh "$tree/examples/quickstart.sh" >"$work/shown" 2>&1 || {
    cat "$work/shown" >&2
    fail 'examples/quickstart.sh does not succeed'
}

cat >"$work/expected" <<'EOF'
In the shell:

$ build/release/minimax solve examples/course_notes.pl a
BestPos = b,
Val = 4,
NodesList = [b,d,i].

In SWI-Prolog:

$ swipl
?- use_module(library(minimax)).
true.

?- consult('examples/course_notes.pl').
true.

?- minimax(a, BestPos, Val, NodesList).
BestPos = b,
Val = 4,
NodesList = [b, d, i].

EOF
sed -n '/^In the shell:$/,/^Next/p' "$work/shown" | sed '$d' | diff -u "$work/expected" - ||
    fail 'examples/quickstart.sh shows something else'

# It may be run again, and SWI-Prolog finds the library from anywhere.
sh "$tree/examples/quickstart.sh" >"$work/shown" 2>&1 || {
    cat "$work/shown" >&2
    fail 'examples/quickstart.sh does not succeed a second time'
}
cd "$work/elsewhere"
answer=$(swipl --on-error=status -g "use_module(library(minimax)), minimax(d, BestPos, _, _), print(BestPos)" \
    -t halt "$tree/examples/course_notes.pl")
[ "$answer" = i ] || fail "in SWI-Prolog, the best successor of d is $answer"
"$tree/build/release/minimax" check "$tree/examples/course_notes.pl"

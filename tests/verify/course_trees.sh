#!/bin/sh
# Whether the textbook's and the notes' programs are right, and those with a mistake are not, on the
# notes' tree, on one of three successors, and on one that `minimax generate` makes.
#
#     course_trees.sh MINIMAX SWIPL
set -eu
minimax=$(realpath "$1")
swipl=$2
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
"$minimax" generate --seed 7 --depth 3 --output "$work/generated.pl" >/dev/null
for tree in examples/course_notes.pl tests/verify/three_successors.pl "$work/generated.pl"; do
    "$swipl" tests/verify/check_corpus.pl -- "$minimax" "$tree" \
        minimax/3 tests/verify/programs/book \
        alphabeta/5 tests/verify/programs/book_alphabeta \
        minimax/4 tests/verify/programs/notes
done

#!/bin/sh
# Whatever the module is called in which a program has a game of its own: the tree of its feedback
# takes that game's place, and the query of the feedback shows what it says.
#
#     own_modules.sh MINIMAX
set -eu
minimax=$(realpath "$1")
root=$(realpath "$(dirname "$0")/../../../..")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
cd "$work"

# wrong_program MODULE: takes the larger value also where MIN is to move.
wrong_program() {
    cat <<END
:- module($1, [minimax/4]).
moves(a, [b,c]).
max_to_move(a).
static_eval(b, 1).
static_eval(c, 2).
minimax(Pos, Best, Val, [Best|Line]) :-
    moves(Pos, Succs), !,
    findall(V-S-L, ( member(S, Succs), minimax(S, _, V, L) ), Plays),
    sort(1, @>=, Plays, [Val-Best-Line|_]).
minimax(Pos, _, Val, []) :- static_eval(Pos, Val).
END
}

# shows_what_it_says: the feedback in Markdown, the tree beside it, and SWI-Prolog.
shows_what_it_says() {
    query=$(sed -n 's/^%   ?- \(.*\)\.$/\1/p' feedback/program.pl-tree.pl)
    told=$(sed -n 's/^Your answer: //p' feedback/program.pl.md | tail -n 1)
    shown=$(swipl -g "forall($query, (writeq($query), nl))" \
        -t halt program.pl feedback/program.pl-tree.pl 2>messages | sed 's/, */,/g')
    if [ "$shown" != "$(echo "$told" | sed 's/, */,/g')" ] || [ -s messages ]; then
        echo "$1: told: $told, shown: $shown"
        cat messages
        exit 1
    fi
}

for module in game módulo mod "'my game'" "'it''s'" -; do
    wrong_program "$module" >program.pl
    status=0
    "$minimax" verify --tree "$root/examples/course_notes.pl" --trees 20 --feedback feedback \
        program.pl >report || status=$?
    [ "$status" -eq 1 ]
    grep -q 'facts of its own were set aside: moves/2, static_eval/2, max_to_move/1 of module' report || {
        cat report
        exit 1
    }
    shows_what_it_says "$module"
done

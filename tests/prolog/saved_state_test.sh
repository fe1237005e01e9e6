#!/bin/sh
# A program that is saved together with library(minimax) answers without either of them being there.
#
#     saved_state_test.sh MODULES LIBRARY     the folder of the module and that of the library
set -eu
modules=$(realpath "$1")
library=$(realpath "$2")
cd "$(dirname "$0")/../.."
. tests/complaints.sh

cat >"$work/program.pl" <<'EOF'
:- use_module(library(minimax)).
:- include('game.pl').
main :-
    minimax(a, BestPos, Val, NodesList),
    print(BestPos-Val-NodesList),
    nl.
EOF
cp examples/course_notes.pl "$work/game.pl"
for saved in '' 'foreign(save),'; do
    count=$((count + 1))
    state=$work/state$count
    swipl -f none --no-packs -p foreign="$modules" -p library="$library" \
        -g "qsave_program('$state', [${saved}stand_alone(true),goal(main)])" -t halt "$work/program.pl" >/dev/null 2>&1 ||
        complain "with [$saved]: it cannot be saved"
    said=$("$state" 2>&1 </dev/null | grep -v '^%' || true)
    [ "$said" = 'b-4-[b,d,i]' ] || complain "with [$saved]: $said"
done
conclude 'saved states that answer'

#!/bin/sh
# A hundred messages of a kind are told and the others counted; --all-messages tells all of them.
#
#     many_messages.sh MINIMAX
set -eu

minimax=$1
. "$(dirname "$0")/../../../complaints.sh"

# told NAME COUNT ARGUMENT...: the command tells so many places of errors in the file.
told() {
    name=$1 expected=$2
    shift 2
    count=$((count + 1))
    "$minimax" "$@" >"$work/out" 2>"$work/err" || true
    places=$(grep -c "^$name:[0-9]*:[0-9]*: error: " "$work/err" || true)
    [ "$places" -eq "$expected" ] || complain "$* tells $places errors and not $expected"
}

# says FILE TEXT: the command's last output holds it.
says() {
    grep -qF "$2" "$work/$1" || complain "there is no '$2'"
}

seq 250 | sed 's/.*/a b&./' >"$work/facts.pl"
{ echo 'moves(X, [X]) :- x.'; cat "$work/facts.pl"; } >"$work/program.pl"
cd "$work"
for run in 'check facts.pl' 'solve facts.pl a' 'check program.pl' 'trace program.pl a'; do
    file=$(echo "$run" | cut -d' ' -f2)
    told "$file" 100 $run
    says err "$file: 150 more errors of the kind syntax"
    says err "  --all-messages tells all of them."
    told "$file" 250 $run --all-messages
done
told facts.pl 100 check facts.pl
says out '250 errors'
told facts.pl 0 check facts.pl --format json
says out '"left_out":[{"severity":"error","kind":"syntax","count":150}]'
told facts.pl 0 check facts.pl --all-messages --format json
says out '"left_out":[]'
conclude "runs looked at"

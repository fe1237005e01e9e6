#!/bin/sh
# Runs check_programs.pl over each of the four folders, a part of it at a time. Once in some thousand
# times SWI-Prolog 9.0.4 does not come to the end of a process that has done its work: a part that is
# not done after five minutes, where it takes some seconds else, is told of and tried once more.
#
#     check_programs.sh SWIPL
set -eu
swipl=$1
cd "$(dirname "$0")"
failed=false

# check FILE...
check() {
    status=0
    timeout -s KILL 300 "$swipl" check_programs.pl -- "$@" </dev/null || status=$?
}

for folder in right wrong right_alphabeta wrong_alphabeta; do
    for letters in '[a-c]' '[d-k]' '[l]' '[m-r]' '[!a-r]'; do
        set -- "$folder"/$letters*.pl
        [ -e "$1" ] || continue
        check "$@"
        if [ "$status" -eq 137 ]; then
            echo "did not come to an end, and are tried once more: $*" >&2
            check "$@"
        fi
        [ "$status" -eq 0 ] || failed=true
    done
done
! $failed

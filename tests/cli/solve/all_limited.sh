#!/bin/sh
# A limit of memory holds for `solve --all` whatever it prints.
#
#     all_limited.sh MINIMAX
set -eu
minimax=$(realpath "$1")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
cd "$work"

# A megabyte is less than any process uses, and the memory is looked at every thousand positions.
"$minimax" generate --depth 11 --branching 2 --seed 1 --output tree.pl
for format in text json; do
    status=0
    "$minimax" solve --all --memory 1 --format $format tree.pl >out 2>err || status=$?
    if [ $status -ne 4 ]; then
        echo "solve --all --memory 1 --format $format: exit status $status, expected 4" >&2
        head out err >&2
        exit 1
    fi
done

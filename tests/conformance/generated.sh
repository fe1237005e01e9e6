#!/bin/sh
# Random clauses, read by our reader and by SWI-Prolog's.
#
#   generated.sh SWIPL READ_TERMS GENERATE_CLAUSES
#
# MINIMAX_SEED gives other clauses, MINIMAX_CLAUSES their number: at least so many are compared,
# good and bad together. Nearly half of them are terms: more than 5,000 where no number is given.
set -eu
here=$(dirname "$0")
seed=${MINIMAX_SEED:-1}
clauses=${MINIMAX_CLAUSES:-12000}
directory=$(mktemp -d)
trap 'rm -rf "$directory"' EXIT

# Some clauses are lost behind a quote that is not closed.
"$3" "$directory" "$seed" $((clauses * 3 / 2))
echo "seed $seed"
"$1" -q -g main -t halt "$here/compare_readers.pl" -- "$2" "$clauses" "$directory"/*.pl

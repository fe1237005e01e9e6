#!/bin/sh
# What a picture shows as cut off, not looked at, backed up and with which window is what the trace
# says, on random trees and on some with chance; a film has the steps of the trace, and ends in the
# picture. MINIMAX_SEED is the first seed, 1 if not set.
#
#     as_traced.sh MINIMAX
set -eu

minimax=$(realpath "$1")
folder=$(cd "$(dirname "$0")" && pwd)
cd "$folder/../inputs"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM

# all FILE ARGUMENT...: adds the trace, the picture and the film of a search to what is compared.
all() {
    count=$((count + 1))
    "$minimax" trace --format json "$@" >"$work/$count.json"
    "$minimax" draw "$@" -o "$work/$count.dot"
    "$minimax" draw "$@" -o "$work/$count.film.json"
    echo "$*" >"$work/$count.name"
}

count=0
seed=${MINIMAX_SEED-1}
last=$((seed + 24))
echo "$0: seeds $seed to $last"
while [ "$seed" -le "$last" ]; do
    "$minimax" generate --seed "$seed" --mixed --depth 2-5 --branching 1-3 --output "$work/$seed.pl"
    all "$work/$seed.pl"
    all "$work/$seed.pl" --cut-off strict
    all "$work/$seed.pl" --ordering reversed
    all "$work/$seed.pl" --algorithm minimax
    seed=$((seed + 1))
done
all chance_probes.pl --algorithm star1
all chance_probes.pl --algorithm star2
all chance_windows.pl --algorithm star1
all chance_windows.pl --algorithm star2
all players_pruning.pl --algorithm shallow
all depth.pl --depth 1
swipl "$folder/as_traced.pl" "$work" "$count"

#!/bin/sh
# What a picture shows as cut off, not looked at, backed up and with which window is what the trace
# says, on random trees and on some with chance; a film has the steps of the trace, and ends in the
# picture. MINIMAX_SEED is the first seed, 1 if not set.
#
#     as_traced.sh MINIMAX
set -eu

. "$(dirname "$0")/searches.sh"

# all FILE ARGUMENT...: adds the trace, the picture and the film of a search to what is compared.
all() {
    count=$((count + 1))
    "$minimax" trace --format json "$@" >"$work/$count.json"
    "$minimax" draw "$@" -o "$work/$count.dot"
    "$minimax" draw "$@" -o "$work/$count.film.json"
    echo "$*" >"$work/$count.name"
}

each_way() {
    all "$1"
    all "$1" --cut-off strict
    all "$1" --ordering reversed
    all "$1" --algorithm minimax
}
random_trees 25 2-5 each_way
all chance_probes.pl --algorithm star1
all chance_probes.pl --algorithm star2
all chance_windows.pl --algorithm star1
all chance_windows.pl --algorithm star2
all players_pruning.pl --algorithm shallow
all depth.pl --depth 1
swipl "$folder/as_traced.pl" "$work" "$count"

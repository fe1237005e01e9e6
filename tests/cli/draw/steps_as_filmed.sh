#!/bin/sh
# A picture of a step (--step N) shows what the film says after so many steps, at every step of several
# searches: who was looked at, what is cut off and why, values, windows, and where the last step was
# done. Its symbols are as large as those of the finished picture, which the last step is. In the terminal
# it says the same. MINIMAX_SEED is the first seed, 1 if not set.
#
#     steps_as_filmed.sh MINIMAX
set -eu

. "$(dirname "$0")/searches.sh"
fail() { echo "$0: $arguments: $*" >&2; exit 1; }

# all FILE ARGUMENT...: the film of a search, and a picture for each of its steps.
all() {
    count=$((count + 1))
    arguments="$*"
    search=$work/$count
    mkdir "$search"
    "$minimax" draw "$@" -o "$search/film.json"
    "$minimax" draw "$@" -o "$search/finished.dot"
    "$minimax" draw "$@" -o "$search/finished.tex"
    "$minimax" draw "$@" >"$search/finished.text"
    # One that is too large is told how many there are.
    "$minimax" draw "$@" --step 999999 2>"$search/error" && fail "there is a step 999999"
    steps=$(sed -n 's/.*--step: the search has \([0-9]*\) step.*/\1/p' "$search/error")
    [ -n "$steps" ] || fail "$(cat "$search/error")"
    step=0
    while [ "$step" -le "$steps" ]; do
        for ending in dot tex; do "$minimax" draw "$@" --step "$step" -o "$search/$step.$ending"; done
        "$minimax" draw "$@" --step "$step" >"$search/$step.text"
        # TikZ makes room for each line by the \field that it stands in.
        for each in "$step" finished; do
            grep -o '^ *\[\|\\field{[0-9]*}' "$search/$each.tex" >"$search/$each.room"
        done
        cmp -s "$search/$step.room" "$search/finished.room" || fail "step $step has another layout in TikZ"
        step=$((step + 1))
    done
    for ending in dot tex text; do
        cmp -s "$search/$steps.$ending" "$search/finished.$ending" ||
            fail "the last step is not the finished picture (.$ending)"
    done
    printf %s "$steps" >"$search/steps"
    echo "$arguments" >"$search/name"
}

random_trees 4 2-3 all
examples=../../../examples
for option in '' '--algorithm minimax' '--cut-off strict' '--ordering reversed' '--around d'; do
    # Words split: an option and its value.
    all $examples/course_notes.pl $option
done
all depth.pl --depth 1
all shared.pl
all $examples/kinds/chance.pl
all chance_probes.pl --algorithm star1
all chance_probes.pl --algorithm star2
all chance_windows.pl --algorithm star1
all $examples/kinds/three_players.pl
all $examples/kinds/three_players_die.pl
all players_pruning.pl --algorithm shallow
swipl "$folder/steps_as_filmed.pl" "$work" "$count"

#!/bin/sh
# A blank picture and its solution lie on top of each other: the symbols of all positions are at the
# same place, and nothing of what the search found is in the blank one: it is the same whatever is cut
# off.
#
#     same_layout.sh MINIMAX
set -eu

minimax=$(realpath "$1")
[ -e "$(dirname "$minimax")/minimax_graphviz.so" ] || { echo "$0: no Graphviz"; exit 77; }
cd "$(dirname "$0")/../inputs"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM

# symbols FILE: the outlines of the positions, and the size of the picture.
symbols() {
    grep -E '^<svg|viewBox' "$1"
    awk '/class="node"/ { inside = 1 } /<\/g>/ { inside = 0 }
         inside && match($0, /points="[^"]*"|cx=.*/) { print substr($0, RSTART, RLENGTH) }' "$1"
}

count=0
while read -r arguments; do
    eval "\"\$minimax\" draw $arguments --solution -o \"\$work/solution.svg\""
    eval "\"\$minimax\" draw $arguments --blank -o \"\$work/blank.svg\""
    for kind in solution blank; do symbols "$work/$kind.svg" >"$work/$kind"; done
    [ "$(grep -cE '^(points|cx)=' "$work/blank")" -ge 5 ] || { echo "$0: $arguments: no symbols" >&2; exit 1; }
    diff "$work/solution" "$work/blank" || { echo "$0: $arguments: not at the same place" >&2; exit 1; }
    if grep -E 'stroke-dasharray|stroke-width|≤|≥|∞' "$work/blank.svg" >&2; then
        echo "$0: $arguments: the exercise holds what the search found" >&2
        exit 1
    fi
    count=$((count + 1))
done <<'END'
../../../examples/course_notes.pl
../../../examples/kinds/chance.pl
../../../examples/kinds/three_players.pl
../../../examples/kinds/three_players_die.pl
shared.pl
players_pruning.pl --algorithm shallow
chance_probes.pl --algorithm star2
draw_hostile.pl
END

# same_blank TREE ENDING: the exercise of searches that do not cut off the same.
same_blank() {
    "$minimax" draw "$1" --blank -o "$work/first.$2"
    for search in '--cut-off strict' '--ordering reversed'; do
        # Words split: an option and its value.
        "$minimax" draw "$1" $search --blank -o "$work/other.$2"
        cmp "$work/first.$2" "$work/other.$2" || {
            echo "$0: $1: the .$2 of the exercise tells what is cut off" >&2
            exit 1
        }
        count=$((count + 1))
    done
}
"$minimax" generate --count 10 --depth 2-4 --branching 1-3 --mixed --output "$work/trees"
for tree in ../../../examples/course_notes.pl cut_offs.pl "$work"/trees/*.pl; do
    for ending in dot tex; do same_blank "$tree" "$ending"; done
done
echo "$count pictures"

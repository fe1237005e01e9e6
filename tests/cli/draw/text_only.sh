#!/bin/sh
# What a file or a program calls its positions is text in a picture, whatever it means to the format:
# a parser of XML that is not ours reads it there, and LaTeX compiles it where that is installed.
#
#     text_only.sh MINIMAX
set -eu

minimax=$(realpath "$1")
[ -e "$(dirname "$minimax")/minimax_graphviz.so" ] || { echo "$0: no Graphviz"; exit 77; }
folder=$(cd "$(dirname "$0")" && pwd)
cd "$folder/../inputs"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM

for file in draw_hostile.pl program_hostile_pictures.pl ../../../examples/course_notes.pl \
    ../../../examples/kinds/chance.pl ../../../examples/kinds/three_players.pl; do
    name=$(basename "$file" .pl)
    for ending in svg png pdf tex dot; do
        "$minimax" draw "$file" -o "$work/$name.$ending"
        [ -s "$work/$name.$ending" ] || { echo "$0: $file: no .$ending" >&2; exit 1; }
    done
    # The lines of the labels, as Graphviz is to understand them.
    "$minimax" draw "$file" >"$work/$name.text"
    swipl "$folder/svg_text.pl" "$work/$name.svg" "$work/$name.text"
    if command -v pdflatex >/dev/null && pdflatex --version | grep -q 'TeX' && kpsewhich forest.sty standalone.cls >/dev/null; then
        (cd "$work" && pdflatex -interaction=nonstopmode -halt-on-error "$name.tex" >"$name.latex") || {
            grep -A 5 '^!' "$work/$name.latex" >&2
            echo "$0: $file: LaTeX does not compile it" >&2
            exit 1
        }
    else
        echo "$0: no LaTeX with forest: $name.tex is not compiled"
    fi
done

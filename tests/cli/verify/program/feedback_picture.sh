#!/bin/sh
# The tree on which a program is wrong is a picture in the feedback as HTML and in the page of a class:
# an element of SVG that a parser of XML reads, which is told in sentences, and holds no style and no
# script, which the page would refuse.
#
#     feedback_picture.sh MINIMAX
set -eu

minimax=$(realpath "$1")
[ -e "$(dirname "$minimax")/minimax_graphviz.so" ] || { echo "$0: no Graphviz"; exit 77; }
folder=$(cd "$(dirname "$0")" && pwd)
cd "$folder/../../../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM

"$minimax" verify --tree examples/course_notes.pl --trees 10 --seed 1 --feedback "$work" --feedback-format html \
    --format html --output "$work/class.html" examples/homework.pl && exit 1
for file in "$work/examples_homework.pl.html" "$work/class.html"; do
    grep -q '<svg role=' "$file" || { echo "$0: $file: no picture" >&2; exit 1; }
    sed -n '/<svg role=/,/<\/svg>/p' "$file" >"$work/picture.svg"
    if grep -E 'style|script|href=|(id|class)="(node|edge|graph)[0-9]' "$work/picture.svg" >&2; then
        echo "$0: $file: the picture holds what it should not" >&2
        exit 1
    fi
    swipl -g "use_module(library(sgml)),
              load_xml('$work/picture.svg', [element(_, _, [element(_, _, [Title]), element(_, _, [Text])|_])],
                       [max_errors(0), space(remove)]),
              format('~w~n~w~n', [Title, Text])" -t halt --on-error=status >"$work/told"
    diff "$work/told" - <<'END'
Game tree of a
a: MIN moves, value 1, answered 2. Successors: b, value 1, best play; c, value 2, answered.
END
done

#!/bin/sh
# The page that `minimax draw` writes is the template beside the command with the file and the film in
# it; without a template it says so in one line.
#
#     page.sh MINIMAX
set -eu

cd "$(dirname "$0")/../inputs"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
cp "$1" "$work/minimax"
minimax=$work/minimax

fail() {
    echo "page.sh: $*" >&2
    exit 1
}
# refused WORDS ARGUMENT...: that is bad usage, and the message has these words.
refused() {
    words=$1
    shift
    status=0
    "$minimax" draw "$@" >"$work/out" 2>&1 || status=$?
    [ "$status" = 2 ] || fail "status $status of draw $*"
    grep -q -- "$words" "$work/out" || fail "draw $* says $(cat "$work/out")"
}

refused 'page/search.html, a part of minimax, is missing' shared.pl -o "$work/tree.html"
grep -qF 'docs/page.md says how' "$work/out" || fail "not how to build it: $(cat "$work/out")"
[ "$(wc -l <"$work/out")" = 1 ] || fail "more than a line: $(cat "$work/out")"
refused 'page/playground.html, a part of minimax, is missing' --playground -o "$work/tree.html"
[ ! -e "$work/tree.html" ] || fail 'a page without a template'

mkdir "$work/page"
for page in search playground; do
    printf '<title>%s</title>\n<script type="application/json" id="given">{"film":{}}</script>\n<p>null</p>\n' $page \
        >"$work/page/$page.html"
done
refused 'FILE is required' -o "$work/tree.html"
refused '--playground is a page' --playground shared.pl
refused '--playground is a page' --playground -o "$work/tree.svg"
refused '--playground without FILE has no use for --depth' --playground --depth 2 -o "$work/tree.html"
refused '--playground without FILE has no use for --around' --playground --around a -o "$work/tree.html"
refused '--blank is for pictures' --blank shared.pl -o "$work/tree.html"
refused 'a page holds one file: --consult' shared.pl -o "$work/tree.html" --consult other.pl

"$minimax" draw --playground -o "$work/course.html"
cmp "$work/course.html" "$work/page/playground.html"

# given PAGE: what it was given, as JSON.
given() {
    sed -n '/id="given">/,/<\/script>/p' "$1" |
        sed '1s/.*id="given">//; $s/<\/script>$//' >"$work/given.json"
}
# same_film ARGUMENT...: that of the page is the one of .json.
same_film() {
    "$minimax" draw "$@" -o "$work/film.json"
    grep -F '"film":' "$work/given.json" >/dev/null || fail "no film: draw $*"
    sed '1s/.*"film"://; $s/}$//' "$work/given.json" | cmp - "$work/film.json" || fail "another film: draw $*"
}
for page in search playground; do
    flag=
    [ $page = search ] || flag=--playground
    "$minimax" draw $flag draw_hostile.pl --cut-off strict --depth 3 -o "$work/tree.html"
    [ "$(head -n 1 "$work/tree.html")" = "<title>$page</title>" ] || fail "not the template of $page"
    [ "$(tail -n 1 "$work/tree.html")" = '<p>null</p>' ] || fail 'a page is cut short'
    given "$work/tree.html"
    ! grep -q '[<>&]' "$work/given.json" || fail 'it ends its element'
    grep -qF '"name":"draw_hostile.pl"' "$work/given.json"
    grep -qF '"is_program":false,"position":null,"arguments":["--depth","3","--cut-off","strict"]' "$work/given.json"
    same_film draw_hostile.pl --cut-off strict --depth 3
done
"$minimax" draw - 'e' <../../../examples/course_notes.pl -o "$work/tree.html"
given "$work/tree.html"
grep -qF '"position":"e","arguments":[]' "$work/given.json"
grep -qF 'static_eval(h, 1).' "$work/given.json"

echo '<p>of another version</p>' >"$work/page/search.html"
refused 'no place for an exercise' shared.pl -o "$work/tree.html"

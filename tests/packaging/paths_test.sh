#!/bin/sh
# Whether each path that README.md and docs/*.md name is there. A path is a word in backticks that
# begins with a folder of the root. Where a document says `function()` in `path`, the file has that
# name in it.
set -eu
cd "$(dirname "$0")/../.."
work=$(mktemp)
trap 'rm -f "$work"' EXIT
trap 'exit 1' HUP INT TERM
failed=false

# complain SENTENCE
complain() {
    echo "$0: $document: $1" >&2
    failed=true
}

# prose DOCUMENT: what is no fenced block, as one line, since a sentence goes on in the next one.
prose() {
    awk '/^```/ { inside = !inside; next } !inside' "$1" | tr '\n' ' ' | tr -s ' '
}

count=0
for document in README.md docs/*.md; do
    prose "$document" | grep -o '`[^` ]*`' | tr -d '`' | sort -u >"$work"
    while IFS= read -r word; do
        case $word in
            *[\<\>\*\{\(]*) continue ;;
            src/* | prolog/* | grammar/* | examples/* | tests/* | docs/*) ;;
            *) continue ;;
        esac
        count=$((count + 1))
        [ -e "$word" ] || complain "there is no $word"
    done <"$work"
    prose "$document" | grep -o '`[A-Za-z_:]*()` in `[^`]*`' | tr -d '`' | sed 's/() in / /' >"$work" || true
    while read -r name path; do
        count=$((count + 1))
        grep -qsw -e "${name##*::}" "$path" || complain "there is no $name() in $path"
    done <"$work"
done
echo "$count paths and functions"
[ "$count" -gt 0 ] || { echo "$0: there was nothing to look at" >&2; failed=true; }
! $failed

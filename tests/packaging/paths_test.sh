#!/bin/sh
# Whether each path that documents name is there. A path is a word in backticks that
# begins with a folder of the root. Where a document says `function()` in `path`, the file has that
# name in it.
set -eu
cd "$(dirname "$0")/../.."
. tests/complaints.sh
. tests/packaging/documents.sh

# in_one_line DOCUMENT: its prose, since a sentence goes on in the next line.
in_one_line() {
    prose "$1" | tr '\n' ' ' | tr -s ' '
}

for document in $documents $translations; do
    in_one_line "$document" | grep -o '`[^` ]*`' | tr -d '`' | sort -u >"$work/found"
    while IFS= read -r word; do
        case $word in
            *[\<\>\*\{\(]*) continue ;;
            src/* | prolog/* | grammar/* | examples/* | tests/* | docs/*) ;;
            *) continue ;;
        esac
        count=$((count + 1))
        [ -e "$word" ] || complain "there is no $word"
    done <"$work/found"
    in_one_line "$document" | grep -o '`[A-Za-z_:]*()` in `[^`]*`' | tr -d '`' | sed 's/() in / /' >"$work/found" || true
    while read -r name path; do
        count=$((count + 1))
        grep -qsw -e "${name##*::}" "$path" || complain "there is no $name() in $path"
    done <"$work/found"
done
conclude 'paths and functions'

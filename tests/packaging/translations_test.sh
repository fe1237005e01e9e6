#!/bin/sh
# Whether each translation of a document, docs/LANGUAGE/NAME.md of docs/NAME.md, is still one of it: it has the
# same blocks, byte for byte, so that what documents_test.sh shows of them is true of both; it has as many
# headings, exercises, rows of tables and so on, in the same order; and its links lead to the same places, or to
# their translations. A folder is translated as a whole.
set -eu
cd "$(dirname "$0")/../.."
. tests/complaints.sh
. tests/packaging/documents.sh

# blocks DOCUMENT
blocks() {
    awk '/^```/ { inside = !inside; print; next } inside' "$1"
}

# shape DOCUMENT: what the lines begin with that are no running text.
shape() {
    awk '/^```/ { inside = !inside; print "block"; next } inside { next }
         match($0, /^(#+ |[0-9]+\.( |$)|>|\||- |<[^>]*>)/) { print substr($0, 1, RLENGTH) }' "$1" |
        awk '$0 != ">" || last != ">" { print } { last = $0 }'
}

# places DOCUMENT: where its links lead, as if it were the original.
places() {
    links "$1" | while IFS= read -r link; do
        realpath -m --relative-to=. "$(dirname "$1")/$link"
    done | sed 's:^docs/[a-z][a-z]/:docs/:'
}

# same WHAT TRANSLATION ORIGINAL: what the function WHAT finds in both.
same() {
    count=$((count + 1))
    "$1" "$2" >"$work/translation"
    "$1" "$3" >"$work/original"
    diff -u --label "$3" --label "$2" "$work/original" "$work/translation" >&2 || complain "has other $1 than $3"
}

for document in $translations; do
    rest=${document#docs/??/}
    [ -e "docs/$rest" ] || { complain "is a translation of nothing: there is no docs/$rest"; continue; }
    for what in blocks shape places; do
        same "$what" "$document" "docs/$rest"
    done
done
document=
for folder in docs/??/*/; do
    [ -d "$folder" ] || continue
    for original in docs/"${folder#docs/??/}"*.md; do
        [ -e "$folder$(basename "$original")" ] || complain "there is no translation of $original in $folder"
    done
done
conclude 'comparisons of translations'

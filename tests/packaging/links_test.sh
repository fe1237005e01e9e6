#!/bin/sh
# Whether each link of a document leads to something: a file of the tree, and in a document the heading
# after `#`, which is called as GitHub calls it. README.md links to each document, but for those that a
# folder of docs/ has, which another document of docs/ links to.
#
#     links_test.sh [FOLDER]
#
# FOLDER is that of README.md: where it was installed, or the root of the sources.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
. "$root/tests/complaints.sh"
cd "${1:-$root}"
. "$root/tests/packaging/documents.sh"

# anchors DOCUMENT: small letters, digits, `-` and `_`, and `-` for each blank.
anchors() {
    prose "$1" | sed -n 's/^##* //p' | tr '[:upper:]' '[:lower:]' | sed 's/[^a-z0-9_ -]//g; s/ /-/g'
}

# linked_from FOLDER: the documents that those in it, or in its folders, link to.
linked_from() {
    find "$1" -name '*.md' | while IFS= read -r from; do
        links "$from" | sed 's/#.*//' | grep '\.md$' | while IFS= read -r link; do
            realpath -m --relative-to=. "$(dirname "$from")/$link"
        done
    done | sort -u
}

for document in $documents $translations; do
    anchors "$document" | sort | uniq -d >"$work/repeated"
    [ ! -s "$work/repeated" ] || complain "two headings are alike: $(cat "$work/repeated")"
    links "$document" >"$work/links"
    while IFS= read -r link; do
        case $link in *://*) continue ;; esac
        count=$((count + 1))
        file=${link%%#*}
        target=$document
        [ -z "$file" ] || target=$(dirname "$document")/$file
        [ -e "$target" ] || { complain "$link: there is no such file"; continue; }
        case $link in
            *#*) anchors "$target" | grep -qxF -e "${link#*#}" || complain "$link: there is no such heading" ;;
        esac
    done <"$work/links"
done

linked_from docs >"$work/linked"
for document in $documents $translations; do
    case $document in
        README.md) ;;
        docs/*/*) grep -qxF "$document" "$work/linked" || complain 'no document of docs/ links to it' ;;
        *) links README.md | grep -qxF "$document" || complain 'README.md does not link to it' ;;
    esac
done
conclude 'links'

#!/bin/sh
# Whether each link of README.md and docs/*.md leads to something: a file of the tree, and in a
# document the heading after `#`, which is called as GitHub calls it. README.md links to each document.
set -eu
cd "$(dirname "$0")/../.."
. tests/complaints.sh

# prose DOCUMENT: what is no fenced block.
prose() {
    awk '/^```/ { inside = !inside; next } !inside' "$1"
}

# anchors DOCUMENT: small letters, digits, `-` and `_`, and `-` for each blank.
anchors() {
    prose "$1" | sed -n 's/^##* //p' | tr '[:upper:]' '[:lower:]' | sed 's/[^a-z0-9_ -]//g; s/ /-/g'
}

# links DOCUMENT: code is no link.
links() {
    prose "$1" | sed 's/`[^`]*`//g' | grep -o ']([^)]*)' | sed 's/^](//; s/)$//' || true
}

for document in README.md docs/*.md; do
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

for document in docs/*.md; do
    links README.md | grep -qxF "$document" || complain 'README.md does not link to it'
done
conclude 'links'

# The documents that the tests of this folder look at, and their translations, which are in folders of docs/ that
# are called by two letters; to be sourced in the folder of README.md. No path has a blank.
translations=$(ls docs/??/*.md docs/??/*/*.md 2>/dev/null || true)
documents=$(ls README.md CONTRIBUTING.md CHANGELOG.md docs/*.md docs/*/*.md 2>/dev/null | grep -v '^docs/../' || true)

# prose DOCUMENT: what is no fenced block.
prose() {
    awk '/^```/ { inside = !inside; next } !inside' "$1"
}

# links DOCUMENT: where they lead; code is no link.
links() {
    prose "$1" | sed 's/`[^`]*`//g' | grep -o ']([^)]*)' | sed 's/^](//; s/)$//' || true
}

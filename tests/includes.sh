#!/bin/sh
# Whether no folder of sources includes one that comes after it in the table of docs/architecture.md,
# and SWI-Prolog's interface is known to those alone that have to know it.
set -eu
cd "$(dirname "$0")/.."
with_prolog=' prolog sandbox embedded '
work=$(mktemp)
trap 'rm -f "$work"' EXIT
trap 'exit 1' HUP INT TERM
failed=false

# complain SENTENCE
complain() {
    echo "$0: $1" >&2
    failed=true
}

# `| `src/base/` | ...`, `| `grammar/` | ...`
paths=$(sed -n 's/^| `\(src\/[a-z]*\|grammar\)\/` .*/\1/p' docs/architecture.md)
for folder in grammar src/*/; do
    [ "$folder" = src/cmake/ ] || echo "$paths" | grep -qx "${folder%/}" ||
        complain "docs/architecture.md has no row of $folder"
done

before=' '
count=0
for path in $paths; do
    folder=$(basename "$path")
    before="$before$folder "
    grep -rHo --include='*.[ch]pp' '^#include "[a-z]*/' "$path" | sed 's/:#include "/ /; s/.$//' >"$work"
    while read -r file target; do
        count=$((count + 1))
        case $before in
            *" $target "*) ;;
            *) complain "$file includes $target/, which comes after $folder/" ;;
        esac
        [ "$target" != prolog ] || case $with_prolog in
            *" $folder "*) ;;
            *) complain "$file includes prolog/, which $folder/ does without" ;;
        esac
    done <"$work"
    case $with_prolog in
        *" $folder "*) ;;
        *) ! grep -rn --include='*.[ch]pp' 'SWI-Prolog\.h>' "$path" || complain "$folder/ does without SWI-Prolog.h" ;;
    esac
done
echo "$count includes"
[ "$count" -gt 0 ] || { echo "$0: there was nothing to look at" >&2; failed=true; }
! $failed

#!/bin/sh
# Whether no folder of sources includes one that comes after it in the table of docs/architecture.md,
# nor a room of it one that the row names later, and SWI-Prolog's interface is known to those alone
# that have to know it.
set -eu
cd "$(dirname "$0")/.."
with_prolog=' prolog sandbox embedded '
. tests/complaints.sh

# `| `src/base/` | ...`, `| `grammar/` | ...`
paths=$(sed -n 's/^| `\(src\/[a-z]*\|grammar\)\/` .*/\1/p' docs/architecture.md)
for folder in grammar src/*/; do
    [ "$folder" = src/cmake/ ] || [ "$folder" = src/page/ ] || echo "$paths" | grep -qx "${folder%/}" ||
        complain "docs/architecture.md has no row of $folder"
done

# check_includes WHERE BEFORE: of what begins as BEFORE's folders do, none but those is included.
check_includes() {
    prefix=${1%"${1##*/}"}
    prefix=${prefix#src/}
    [ "$1" != grammar ] || prefix=
    grep -rHo --include='*.[ch]pp' "^#include \"$prefix[a-z]*/" "$1" | sed 's/:#include "/ /; s/.$//' >"$work/found"
    while read -r file target; do
        count=$((count + 1))
        case $2 in
            *" $target "*) ;;
            *) complain "$file includes $target/, which comes after ${1#src/}/" ;;
        esac
        [ "$target" != prolog ] || case $with_prolog in
            *" ${1#src/} "*) ;;
            *) complain "$file includes prolog/, which ${1#src/}/ does without" ;;
        esac
    done <"$work/found"
}

before=' '
for path in $paths; do
    folder=$(basename "$path")
    before="$before$folder "
    check_includes "$path" "$before"
    rooms=' '
    for room in $(grep "^| .$path/. " docs/architecture.md | grep -o "$path/[a-z]*/" | grep -vx "$path/"); do
        rooms="$rooms${room#src/}"
        rooms="${rooms%/} "
        check_includes "${room%/}" "$rooms"
    done
    for room in $(find "$path" -mindepth 1 -type d); do
        case "$rooms" in *" ${room#src/} "*) ;; *) complain "the row of $path/ does not name $room/" ;; esac
    done
    case $with_prolog in
        *" $folder "*) ;;
        *) ! grep -rn --include='*.[ch]pp' 'SWI-Prolog\.h>' "$path" || complain "$folder/ does without SWI-Prolog.h" ;;
    esac
done
conclude 'includes'

#!/bin/sh
# Whether no two headers define a type of one name in one namespace: a program that has both takes one
# of them for the other, and no linker says so.
set -eu
cd "$(dirname "$0")/.."
. tests/complaints.sh

# `minimax::TermTable src/term/term_table.hpp`, of what begins a line.
find src -name '*.hpp' | sort | xargs awk '
    FNR == 1 { namespace = "" }
    /^namespace [a-z_:]+ {$/ { namespace = $2 }
    /^(class|struct|enum class) (\[\[[^]]*\]\] )?[A-Z][A-Za-z0-9]*( final)?( : .*)? {$/ {
        line = $0
        sub(/^(enum class|class|struct) (\[\[[^]]*\]\] )?/, "", line)
        sub(/[^A-Za-z0-9].*/, "", line)
        print namespace "::" line, FILENAME
    }' >"$work/types"
count=$(wc -l <"$work/types")
for type in $(cut -d' ' -f1 "$work/types" | sort | uniq -d); do
    complain "$type is defined in $(awk -v type="$type" '$1 == type { printf "%s ", $2 }' "$work/types")"
done
conclude 'types'

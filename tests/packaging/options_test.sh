#!/bin/sh
# Whether docs/reference.md has each option of each command, and no other, as --help has them.
#
#     options_test.sh MINIMAX
#
# There an option is a row of a table whose first cell is the option with its argument, below a line
# that says of which commands: Options of `solve`, `check`:
set -eu
minimax=$(realpath "$1")
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
failed=false

awk '
    /^Options of `/ { commands = $0; gsub(/Options of |[`:,]/, "", commands); next }
    /^#/ { commands = "" }
    /^\| `-/ && commands != "" {
        option = $0
        gsub(/\\\|/, "\001", option)
        sub(/^\| `/, "", option); sub(/` *\|.*/, "", option)
        gsub(/\001/, "|", option)
        count = split(commands, names, " ")
        for (i = 1; i <= count; ++i) print names[i], option
    }' docs/reference.md | sort >"$work/reference"

# Wide lines, in which no name is broken.
export COLUMNS=500
commands=$("$minimax" --help | sed -n '/^Commands:/,/^$/s/^  \([a-z]*\) .*/\1/p')
for command in $commands; do
    # What it does follows, as a sentence.
    "$minimax" "$command" --help | sed -n 's/^  \(-[^h].*\)/\1/p' | sed "s/  .*//; s/^/$command /"
done | sort >"$work/help"

[ -s "$work/help" ] || { echo "$0: --help has no options" >&2; failed=true; }
uniq -d "$work/reference" >"$work/twice"
[ ! -s "$work/twice" ] || { echo "$0: twice in docs/reference.md:" >&2; cat "$work/twice" >&2; failed=true; }
diff -u --label docs/reference.md --label --help "$work/reference" "$work/help" || failed=true
echo "$(wc -l <"$work/help") options of commands"
! $failed

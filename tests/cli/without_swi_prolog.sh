#!/bin/sh
# `minimax solve` and `minimax check` load neither SWI-Prolog nor Graphviz for a file of facts: not as a
# library that the program needs, and not at run time.
#
#     without_swi_prolog.sh MINIMAX
set -eu

minimax=$1
notes_tree=$(dirname "$0")/../../examples/course_notes.pl
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM

for subcommand in solve check; do
    # The dynamic linker's own account: all that it loaded when the command ended.
    LD_DEBUG=files LD_DEBUG_OUTPUT=$work/$subcommand "$minimax" "$subcommand" "$notes_tree" >/dev/null
    if ! cat "$work/$subcommand".* | grep -q 'calling init'; then
        echo "$0: the dynamic linker does not tell what it loads" >&2
        exit 1
    fi
    if cat "$work/$subcommand".* | grep -i 'swi-\{0,1\}p\|libgvc' >&2; then
        echo "$0: minimax $subcommand loads SWI-Prolog or Graphviz" >&2
        exit 1
    fi
done

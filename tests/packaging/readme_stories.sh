#!/bin/sh
# Does what the README shows in the shell and in SWI-Prolog, with the commands of the PATH.
#
#     readme_stories.sh
set -eu
cd "$(dirname "$0")/../.."
tree=$(pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
. tests/packaging/document_blocks.sh

document=README.md
mkdir "$work/blocks"
split "$work/blocks"
for block in "$work"/blocks/*.console; do
    run_console "$block"
done
ask_prolog "$work"/blocks/*.prolog
run=$(find "$work/blocks" -name '*.console' -o -name '*.prolog' | wc -l)
echo "$run blocks of README.md run"
[ "$run" -ge 4 ] || complain 'there is little to run'
! $failed

#!/bin/sh
# Whether the command as WebAssembly prints what the golden runs of tests/cli expect of the native one:
# all but those of programs, which need SWI-Prolog, those in other languages, which need gettext, and those that
# exceptions.txt names.
#
#     golden.sh BUILD
#
# BUILD is the folder of the preset `wasm`. A case that is one command runs in the page's core, all in
# one instance, as the page calls it; one that is more of a script takes the command for node.
set -eu
build=$(realpath "$1")
cd "$(dirname "$0")/../cli"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM

sed 's/#.*//; s/ .*//; /^$/d' ../wasm/exceptions.txt | sort >"$work/exceptions"
for name in $(cat "$work/exceptions"); do
    [ -e "$name.cmd" ] || { echo "exceptions.txt names $name, which is no case" >&2; exit 1; }
done
find * -name '*.cmd' ! -path '*/program/*' ! -path '*/languages/*' | sed 's/\.cmd$//' | sort | comm -23 - "$work/exceptions" >"$work/cases"
# A quoted one of these characters makes no script of a command, but that is no matter here. The page has
# no devices.
sed 's/$/.cmd/' "$work/cases" | xargs grep -lE '[|;&$<>`]|/dev/' | sed 's/\.cmd$//' | sort >"$work/scripts"
comm -23 "$work/cases" "$work/scripts" >"$work/commands"
[ -s "$work/commands" ] && [ -s "$work/scripts" ]

mkdir "$work/printed"
status=0
xargs node ../wasm/golden.mjs "$build" "$work/printed" <"$work/commands"
echo "in the page's core: $(wc -l <"$work/commands") of $(wc -l <"$work/cases") cases"
xargs sh run_golden.sh "$build/minimax" --printed "$work/printed" <"$work/commands" || status=1
echo "by the command for node: $(wc -l <"$work/scripts") of $(wc -l <"$work/cases") cases"
xargs sh run_golden.sh "$build/minimax" <"$work/scripts" || status=1
echo "not compared: $(wc -l <"$work/exceptions"), for the reasons in tests/wasm/exceptions.txt"
exit $status

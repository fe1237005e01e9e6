#!/bin/sh
# Does what the README shows, and compares what it shows with what happens.
#
#     readme_test.sh MINIMAX MODULE_DIRECTORY
#
# ```console    each `$ ` line runs in a shell, in the root of the tree; what it prints follows
# ```prolog     each `?- ` line is asked in one session of SWI-Prolog; its answer follows
# ```sh         runs elsewhere (quickstart_test.sh, run.sh): each file and preset must be there
set -eu

minimax=$(realpath "$1")
module_directory=$(realpath "$2")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
cd "$(dirname "$0")/../.."
mkdir "$work/bin" "$work/home"
ln -s "$minimax" "$work/bin/minimax"
PATH=$work/bin:$PATH
failed=false

# blocks LANGUAGE: what stands in the fenced blocks of the README of that language.
blocks() {
    awk -v begin="\`\`\`$1" '$0 == begin { inside = 1; next } /^```/ { inside = 0 } inside' README.md
}

# same WHAT EXPECTED PRINTED
same() {
    [ -s "$2" ] || { echo "$0: the README has no $1" >&2; failed=true; }
    diff -u --label "README.md: $1" --label printed "$2" "$3" || failed=true
}

blocks console >"$work/console"
grep '^\$ ' "$work/console" | cut -c3- | while IFS= read -r command; do
    printf '$ %s\n' "$command"
    sh -c "$command" 2>&1 </dev/null || true
done >"$work/console.printed"
# No two runs take the same time.
for file in console console.printed; do
    sed -i 's/ *[0-9.]* m\{0,1\}s$/  TIME/; s/ *time$/  time/' "$work/$file"
done
same console "$work/console" "$work/console.printed"

# Blank lines separate answers in both; the address of a game is another each time.
blocks prolog | grep -v '^?- ' | grep . >"$work/answers" || true
blocks prolog | sed -n 's/^?- //p' >"$work/queries"
HOME=$work/home swipl -q --no-packs -p library=prolog -p foreign="$module_directory" \
    <"$work/queries" 2>&1 | grep -v '^Warning: .*Goal (' | grep . >"$work/answers.printed" || true
for file in answers answers.printed; do
    sed 's/(0x[0-9a-f]*)/(0x...)/' "$work/$file" >"$work/$file.comparable"
done
same prolog "$work/answers.comparable" "$work/answers.printed.comparable"

presets=$(cmake --list-presets=all | sed -n 's/^ *"\(.*\)".*/\1/p')
for word in $(blocks sh); do
    case $word in
        build/*) ;;
        */*) [ -e "$word" ] || { echo "$0: there is no $word" >&2; failed=true; } ;;
    esac
done
for preset in $(blocks sh | sed -n 's/.*--preset \([^ ]*\).*/\1/p'); do
    echo "$presets" | grep -qx "$preset" || { echo "$0: there is no preset $preset" >&2; failed=true; }
done
[ -n "$(blocks sh)" ] || { echo "$0: the README has no sh" >&2; failed=true; }
! $failed

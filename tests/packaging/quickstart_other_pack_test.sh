#!/bin/sh
# Runs examples/quickstart.sh where something else is in the place of the user's pack minimax: it
# answers from its own tree, leaves the other alone and tells how to replace it.
set -eu
. "$(dirname "$0")/sandbox.sh"

pack=$HOME/.local/share/swi-prolog/pack/minimax
mkdir -p "$(dirname "$pack")" "$work/other/prolog"
cat >"$work/other/pack.pl" <<'EOF'
name(minimax).
version('0.0.1').
title('Another one').
EOF
echo ':- module(minimax, []).' >"$work/other/prolog/minimax.pl"

# ask WHAT: from a tree with a blank in its name, as a user may have it.
mv "$tree" "$work/mini max"
tree="$work/mini max"
ask() {
    ls -ld "$pack" >"$work/before"
    sh "$tree/examples/quickstart.sh" >"$work/shown" 2>&1 || {
        cat "$work/shown" >&2
        fail "examples/quickstart.sh does not succeed beside $1"
    }
    ls -ld "$pack" | diff "$work/before" - || fail "$1 is not what it was"
    [ "$(grep -c '^Val = 4,$' "$work/shown")" = 2 ] || {
        cat "$work/shown" >&2
        fail "there are no two answers beside $1"
    }
    grep -qF "    $pack$2" "$work/shown" || {
        cat "$work/shown" >&2
        fail "examples/quickstart.sh does not tell of $1"
    }
    remove=$(sed -n "s/^ *\(rm .*\)/\1/p" "$work/shown")
    sh -c "$remove"
    [ ! -e "$pack" ] && [ ! -L "$pack" ] || fail "$remove does not remove $1"
}

cp -r "$work/other" "$pack"
ask 'a directory' ''
ln -s "$work/other" "$pack"
ask 'a link to another tree' ", a link to $work/other"
ln -s "$work/gone" "$pack"
ask 'a link to nothing' ", a link to what is no more: $work/gone"

#!/bin/sh
# Makes the pack with the module built already, and installs it into an empty home where there is no
# compiler and no CMake. Then with modules that do not fit: the message says so, and what it tells to do
# helps.
#
#     prebuilt_pack_test.sh BUILD
set -eu
build=$(realpath "$1")
cd "$(dirname "$0")/../.."
root=$(pwd)
. tests/complaints.sh

cmake --build "$build" --target prebuilt_pack >"$work/log" 2>&1 || {
    cat "$work/log" >&2
    complain 'prebuilt_pack cannot be built'
}
arch=$(swipl --arch)
archive=$(echo "$build/prebuilt_pack/$arch"/minimax-*.tgz)

# Nothing but SWI-Prolog can be found.
with_compiler=$PATH
mkdir "$work/bin"
ln -s "$(command -v swipl)" "$work/bin"
. tests/packaging/empty_home.sh
cp -r examples "$work/elsewhere"
cd "$work/elsewhere"
pack=$HOME/.local/share/swi-prolog/pack/minimax

# prolog GOAL: what it prints, errors and warnings included; its status is in $status.
prolog() {
    status=0
    printed=$(PATH=${path:-$work/bin} swipl --on-error=status --on-warning=status -g "$1" -t halt 2>&1) || status=$?
}
# expect WHAT EXPECTED: of $printed.
expect() {
    count=$((count + 1))
    [ "$status" -eq 0 ] && [ "$printed" = "$2" ] || complain "$1: status $status, and not $2: $printed"
}
# misses WHAT WORD...: what is printed at loading is an error with these words, and nothing answers.
misses() {
    what=$1
    shift
    count=$((count + 1))
    prolog 'use_module(library(minimax))'
    [ "$status" -ne 0 ] || complain "$what: the status is 0"
    for word in "$@" 'pack_rebuild(minimax)' 'quickstart.sh'; do
        case $printed in *"$word"*) ;; *) complain "$what: the message has no '$word': $printed" ;; esac
    done
}
notes="use_module(library(minimax)), consult('examples/course_notes.pl'),
    minimax(a, BestPos, Val, NodesList), print(BestPos-Val-NodesList)"

prolog "pack_install('$archive', [interactive(false), silent(true)])"
[ "$status" -eq 0 ] || complain "pack_install does not succeed: $printed"
[ ! -e "$pack/build" ] || complain 'pack_install has built something'

prolog "$notes"
expect 'the question of the notes' 'b-4-[b,d,i]'
prolog "use_module(library(minimax)), consult('examples/tic_tac_toe.pl'),
    minimax(x-[e,o,o,e,x,e,x,e,e], _, Val, _), print(Val)"
expect 'tic-tac-toe by rules' 1
prolog 'use_module(library(minimax)), apropos(minimax)'
count=$((count + 1))
case $printed in *'LIB minimax/5 '*) ;; *) complain "apropos/1 does not find minimax/5: $printed" ;; esac
prolog "use_module(library(minimax)), consult('examples/course_notes.pl'),
    with_output_to(string(Text), minimax_show(a, [])), split_string(Text, \"\n\", \"\", [Root|_]), write(Root)"
expect 'the tree as text' "$(swipl -q -p foreign="$build/src/prolog" -p library="$root/prolog" \
    -g "use_module(library(minimax)), consult('examples/course_notes.pl'), minimax_show(a, [])" -t halt | head -n 1)"
prolog "use_module(library(minimax)), consult('examples/course_notes.pl'), minimax_draw(a, 'a.tex', [])"
expect 'a picture' ''
grep -q 'begin{forest}' a.tex || complain 'the picture is none'
prolog "use_module(library(minimax)), consult('examples/course_notes.pl'), verify_minimax(minimax)"
[ "$status" -eq 0 ] || complain "verify_minimax/1: $printed"
if [ -e "$build/locale" ]; then
    prolog "use_module(library(minimax)), consult('examples/course_notes.pl'), set_prolog_flag(message_language, de),
        minimax(nowhere, _, _, _)"
    count=$((count + 1))
    case $printed in *'Das Spiel kennt nowhere nicht'*) ;; *) complain "an error in German: $printed" ;; esac
fi

# What the module is linked to comes with SWI-Prolog.
needed() {
    readelf -d "$1" | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p' | sort
}
library=$(swipl --dump-runtime-variables | sed -n 's/^PLLIBSWIPL="\(.*\)";*$/\1/p')
needed "$library" >"$work/swipl"
needed "$pack/lib/$arch/minimax.so" | comm -23 - "$work/swipl" >"$work/further"
[ ! -s "$work/further" ] || complain "the module needs what SWI-Prolog does not: $(cat "$work/further")"

# --- What does not fit

record=$pack/lib/$arch/minimax.built
cp "$record" "$work/record"
cp "$pack/lib/$arch/minimax.so" "$work/module"
here=$(swipl --version | sed 's/^SWI-Prolog version \([0-9.]*\).*/\1/')
interface=$(sed 's/.*foreign_interface(\([0-9]*\)).*/\1/' "$record")
for claim in 9,2 10,0 8,4; do
    echo "built_for(swi_prolog($claim), foreign_interface($interface))." >"$record"
    misses "a module for $claim" "built for SWI-Prolog $(echo "$claim" | tr , .)," "this is $here"
done
# Another interface of the same version, and no word of what is unknown here.
sed "s/interface($interface)/interface(99)/" "$work/record" >"$record"
misses 'a module with another interface' "this is $here"

# Not claimed, but found out.
cp "$work/record" "$record"
echo 'no library' >"$pack/lib/$arch/minimax.so"
misses 'a module that is no library' "$pack/lib/$arch/minimax.so" 'built on this machine'
: >"$work/empty.c"
PATH=$with_compiler c++ -shared -x c "$work/empty.c" -o "$pack/lib/$arch/minimax.so"
misses 'a library that is no module' 'install'

# As the message says.
path=$with_compiler
prolog 'pack_rebuild(minimax)'
[ "$status" -eq 0 ] || complain "pack_rebuild does not succeed: $printed"
path=
cmp -s "$record" "$work/record" || complain 'pack_rebuild does not write for which SWI-Prolog it built'
prolog "$notes"
expect 'the question after pack_rebuild' 'b-4-[b,d,i]'

# Where nothing is claimed, the module is tried.
rm "$record"
cp "$work/module" "$pack/lib/$arch/minimax.so"
prolog "$notes"
expect 'the question without a record' 'b-4-[b,d,i]'
conclude 'things about the pack that is built already'

#!/bin/sh
# From a fresh Debian 12 to an answer: installs what is missing (as root or with sudo), builds the
# command and the SWI-Prolog module, makes this directory a pack of the user, and asks the question
# of the course notes in the shell and in SWI-Prolog. Where there is another pack minimax already,
# it stays, and SWI-Prolog is asked with the library of this directory.
#
#     sh examples/quickstart.sh
set -eu

cd "$(dirname "$0")/.."
sh tests/install_packages.sh build

echo 'Building: some minutes, where nothing of it was compiled before.'
cmake --preset user
cmake --build --preset user
cmake --install build/release --component pack

# other_pack: the pack minimax of the user, or what is in its place, unless that is this directory.
other_pack() {
    found=$(swipl -q -g "ignore((( pack_property(minimax, directory(Found))
                                 ; absolute_file_name(user_app_data('pack/minimax'), Found,
                                                      [file_errors(fail)]) ),
                                 write(Found)))" -t halt)
    if [ -L "$found" ] || [ -e "$found" ]; then
        [ "$(realpath -m "$found")" = "$(realpath .)" ] || echo "$found"
    fi
}

# describe_pack PATH
describe_pack() {
    if [ ! -L "$1" ]; then echo "$1"
    elif [ -e "$1" ]; then echo "$1, a link to $(realpath "$1")"
    else echo "$1, a link to what is no more: $(readlink "$1")"
    fi
}

other=$(other_pack)
options=
if [ -z "$other" ]; then
    swipl -q -g "pack_install('.', [rebuild(if_absent), interactive(false)])" -t halt
else
    options="--no-packs -p library='$PWD/prolog' -p foreign='$PWD/lib/$(swipl --arch)'"
fi

minimax=build/release/minimax
queries=$(mktemp)
trap 'rm -f "$queries"' EXIT

echo
echo 'In the shell:'
echo
echo "\$ $minimax solve examples/course_notes.pl a"
"$minimax" solve examples/course_notes.pl a

# A blank line stands between the queries, as between SWI-Prolog's answers.
cat >"$queries" <<'EOF'
use_module(library(minimax)).

consult('examples/course_notes.pl').

minimax(a, BestPos, Val, NodesList).
EOF
echo
echo 'In SWI-Prolog:'
echo
echo "\$ swipl${options:+ $options}"
eval "swipl -q $options" <"$queries" |
    awk -v RS= -v queries="$queries" '{ getline query <queries; print "?- " query; print $0 "\n" }'

cat <<EOF
Next, with facts of your own in FILE:

    $minimax check FILE
    $minimax solve FILE
    swipl${options:+ $options} FILE      and there    ?- use_module(library(minimax)).

$minimax --help tells more; so do README.md and docs/.
EOF

if [ -n "$other" ]; then
    if [ -L "$other" ]; then remove="rm"; else remove="rm -r"; fi
    cat <<EOF

SWI-Prolog has a pack minimax already, which was left alone:

    $(describe_pack "$other")

So library(minimax) is that one where swipl has no options as above. To have this directory instead:

    $remove '$other'
    sh examples/quickstart.sh
EOF
fi

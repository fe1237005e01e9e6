#!/bin/sh
# From a fresh Debian 12 to an answer: installs what is missing (as root or with sudo), builds the
# command and the SWI-Prolog module, makes this directory a pack of the user, and asks the question
# of the course notes in the shell and in SWI-Prolog.
#
#     sh examples/quickstart.sh
set -eu

cd "$(dirname "$0")/.."
sh tests/install_packages.sh build

cmake --preset release
cmake --build --preset release --target minimax minimax_module
cmake --install build/release
swipl -q -g "pack_install('.', [rebuild(if_absent), interactive(false)])" -t halt

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
echo '$ swipl'
swipl -q <"$queries" |
    awk -v RS= -v queries="$queries" '{ getline query <queries; print "?- " query; print $0 "\n" }'

cat <<EOF
Next, with facts of your own in FILE:

    $minimax check FILE
    $minimax solve FILE
    swipl FILE      and there    ?- use_module(library(minimax)).

$minimax --help tells more; so does README.md.
EOF

#!/bin/sh
# Help, manual pages and completions: every example in them can be typed, no line is wider than the
# terminal, and each shell that is here completes what it should.
#
#     help_test.sh MINIMAX DOCUMENTS
#
# DOCUMENTS is the folder that src/cli/write_documents.cpp has written.
set -eu
minimax=$(realpath "$1")
documents=$(realpath "$2")
cd "$(dirname "$0")/../.."
root=$(pwd)
. tests/complaints.sh

mkdir "$work/bin" "$work/here"
ln -s "$minimax" "$work/bin/minimax"
ln -s "$root/examples" "$work/here"
export PATH="$work/bin:$PATH"
cd "$work/here"

commands=$(minimax help | sed -n '/^Commands:/,/^$/s/^  \([a-z]*\) .*/\1/p')
for command in '' $commands; do
    minimax help $command >"$work/help"
    if [ -n "$command" ] && [ "$command" != help ]; then
        minimax "$command" --help | cmp -s - "$work/help" || complain "help $command is not $command --help"
    fi
    [ "$(sed -n 3p "$work/help")" = 'For example:' ] || complain "help $command does not begin with an example"
    sed -n 's/^  \$ //p' "$work/help" >"$work/examples"
    [ -s "$work/examples" ] || complain "help $command has no example"
    while IFS= read -r example; do
        count=$((count + 1))
        status=0
        sh -c "$example" </dev/null >"$work/out" 2>&1 || status=$?
        [ "$status" -le 1 ] || complain "$example: status $status: $(cat "$work/out")"
        page=$documents/man/minimax${command:+-$command}.1
        sed 's/\\-/-/g; s/\\://g' "$page" | grep -qxF ".B $example" || complain "$page has not the example $example"
    done <"$work/examples"
    for columns in 60 80 200; do
        count=$((count + 1))
        wide=$(COLUMNS=$columns minimax help $command | grep -v '^  \$ ' | awk -v columns=$columns 'length($0) > columns')
        [ -z "$wide" ] || complain "help $command at $columns columns: $wide"
    done
done
[ "$(minimax | grep -c '^  \$ minimax ')" = 3 ] || complain 'bare minimax does not show three commands'

if command -v groff >/dev/null; then
    for page in "$documents"/man/*.1; do
        count=$((count + 1))
        groff -man -Tutf8 -P-cbou -ww "$page" 2>&1 >"$work/page" | grep . && complain "groff warns of $page"
        grep -q EXAMPLES "$work/page" || complain "$page has no examples"
    done
fi

# complete_bash EXPECTED WORD...
complete_bash() {
    count=$((count + 1))
    expected=$1
    shift
    completed=$(bash -c '. "$1" && shift && COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) && _minimax && echo "${COMPREPLY[*]}"' \
        bash "$documents/minimax.bash" "$@")
    [ "$completed" = "$expected" ] || complain "bash completes $*: '$completed', and not '$expected'"
}
# type_in_bash TYPED LAST: a bash at a terminal completes what is typed behind the command, so that this
# is its last argument. What it is given it shows last.
type_in_bash() {
    count=$((count + 1))
    printf '%s\n' '. "$DOCUMENTS/minimax.bash"; minimax() { for given; do :; done; echo "<$given>"; exit; }' >"$work/typed"
    printf 'minimax %s\t\n' "$1" >>"$work/typed"
    completed=$(DOCUMENTS=$documents TERM=dumb script -qec 'bash --norc --noprofile -i' /dev/null <"$work/typed" |
        tr -d '\r' | sed -n 's/^<\(.*\)>$/\1/p')
    [ "$completed" = "$2" ] || complain "bash at a terminal completes $1: '$completed', and not '$2'"
}
if command -v bash >/dev/null; then
    bash -c '. "$1" && complete -p minimax' bash "$documents/minimax.bash" >/dev/null || complain 'bash completes nothing'
    complete_bash 'solve' minimax so
    complete_bash 'swipl' minimax solve --engine s
    complete_bash '--on-cycle' minimax solve --on
    complete_bash 'examples' minimax check ex
    complete_bash 'generate' minimax help g
    complete_bash '' minimax solve --depth ''
    # Of an equals sign bash makes a word.
    complete_bash 'text json' minimax solve --format =
    complete_bash 'json' minimax solve --format = j
    complete_bash '--format=json' minimax solve --format=j
    complete_bash 'examples' minimax verify --tree = ex
    complete_bash 'given' minimax solve --ordering g
    complete_bash 'given,table' minimax solve --ordering given,t
    complete_bash 'given,table' minimax solve --ordering = given,t
    complete_bash 'svg,tex' minimax generate --draw svg,te
    complete_bash 'error draw(0)' minimax solve --on-cycle ''
    complete_bash 'draw(0)' minimax solve --on-cycle = dr
    complete_bash '--on-cycle=draw(0)' minimax solve --on-cycle=dr
    complete_bash 'always' minimax check --color = al
    # At a terminal.
    type_in_bash 'solve --format=js' --format=json
    type_in_bash 'solve --on-cycle=dr' '--on-cycle=draw(0)'
    type_in_bash 'solve --on-cycle dr' 'draw(0)'
    type_in_bash 'generate --draw svg,te' svg,tex
    type_in_bash 'verify --tree=exam' --tree=examples # a link
fi
# complete_zsh LINE LAST: a zsh at a terminal completes what is typed, so that this is its last word.
complete_zsh() {
    count=$((count + 1))
    completed=$(DOCUMENTS=$documents LINE=$1 timeout 60 zsh -f "$root/tests/packaging/complete_zsh.zsh")
    [ "$completed" = "$2" ] || complain "zsh completes $1: '$completed', and not '$2'"
}
if command -v zsh >/dev/null; then
    count=$((count + 1))
    zsh -n "$documents/_minimax" || complain 'zsh does not understand its completion'
    complete_zsh 'minimax so' solve
    complete_zsh 'minimax solve --engine sw' swipl
    complete_zsh 'minimax solve --format=js' --format=json
    complete_zsh 'minimax solve --ordering given,ta' given,table, # and another one
    complete_zsh 'minimax solve --on-cy' --on-cycle=
    complete_zsh 'minimax solve --on-cycle=dr' '--on-cycle=draw\(0\)'
    complete_zsh 'minimax help ge' generate
    complete_zsh 'minimax check exam' examples/
fi
# complete_fish LINE EXPECTED
complete_fish() {
    count=$((count + 1))
    completed=$(HOME=$work fish --no-config -c "source '$documents/minimax.fish'; complete -C '$1'" | cut -f 1)
    [ "$completed" = "$2" ] || complain "fish completes $1: '$completed', and not '$2'"
}
if command -v fish >/dev/null; then
    complete_fish 'minimax so' solve
    complete_fish 'minimax solve --engine s' swipl
    complete_fish 'minimax solve --format=js' --format=json
    complete_fish 'minimax solve --ordering given,ta' given,table
    complete_fish 'minimax solve --on-cycle=dr' '--on-cycle=draw(0)'
    complete_fish 'minimax help ge' generate
    complete_fish 'minimax check exam' examples/
fi
conclude 'things about help'

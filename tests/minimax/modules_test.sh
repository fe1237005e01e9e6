#!/bin/sh
# Games in C++ as modules of the command: they say what the same games by rules say, with options at
# random, and what is no module, or throws, is told with its exit status.
#
#     modules_test.sh MINIMAX MODULES [ROUNDS]
#
# MODULES is a folder of modules. MINIMAX_SEED is the seed of the options; 1 where it is not set.
set -eu
minimax=$(realpath "$1")
modules=$(realpath "$2")
rounds=${3-24}
cd "$(dirname "$0")/../.."
root=$(pwd)
. tests/complaints.sh
cd "$modules"

# --- As the rules

# What is told of times is another each time. Positions have other hashes, and so a table keeps others:
# how many were visited is compared where there is none, by `compare`. Rules alone tell what they were
# asked, are searched by `frugal` where nothing else is said, and know what their moves do.
plain() {
    awk '/^algorithm .* asked / { asks = 1 }
         asks && /^least proof/ { sub(/[0-9]+ +/, "") }
         asks && !/^least proof/ { $5 = "" }
         asks || /^algorithm / { comparison = 1 }
         comparison { gsub(/ +/, " ") }
         /^frugal / { $4 = $5 = $6 = $7 = "" ; gsub(/ +/, " ") }
         { print }' |
    sed -E 's/,?"asked":\{[^]]*\]\}//g; s/"algorithm":"frugal"/"algorithm":"alphabeta"/g' |
    sed -E 's/[0-9.]+ (ms|s)$/T/; s/ +(T|time)$/ \1/; s/"(seconds|load_seconds)":[0-9.e+-]+/"\1":0/g;
        s/"positions_per_second":[0-9a-z]+/"positions_per_second":0/g; s/"peak_bytes":[0-9]+/"peak_bytes":0/g;
        s/"(distinct_positions|positions|leaves|cut_offs|table_hits|line_positions)":([0-9]+|null)/"\1":0/g'
}

# same COMMAND GAME ARGUMENT...: the module and the rules give the same, in words and in JSON.
same() {
    command=$1
    game=$2
    shift 2
    count=$((count + 1))
    status=0
    "$minimax" "$command" "$game.so" "$@" >"$work/module" 2>"$work/module.err" || status=$?
    [ "$status" = 0 ] || echo "status $status" >>"$work/module"
    [ "$status" != 2 ] || complain "$command of $game with $* is not what can be asked: $(cat "$work/module.err")"
    "$minimax" "$command" "$root/examples/$game.pl" "$@" >"$work/rules" 2>"$work/rules.err" ||
        echo "status $?" >>"$work/rules"
    plain <"$work/module" >"$work/module.plain"
    plain <"$work/rules" >"$work/rules.plain"
    diff "$work/module.plain" "$work/rules.plain" >"$work/difference" || {
        head -5 "$work/difference" "$work/module.err" >&2
        complain "$command of $game with $* is another one by the module"
    }
}

same solve tic_tac_toe
same solve tic_tac_toe 'x-[e,o,o,e,x,e,x,e,e]' 'o-[x,o,o,e,x,e,x,e,e]' --ties all
same solve tic_tac_toe --all --depth 4
same compare tic_tac_toe 'o-[x,e,e,e,o,e,e,e,x]'
same compare connect_four --depth 4 --transposition 0 --algorithm minimax,negamax,alphabeta,pvs
# Symmetric positions are one in the module: what remembers positions visits fewer of them.
same compare nine_mens_morris --depth 3 --transposition 0 --algorithm alphabeta,pvs
same solve nine_mens_morris --depth 3 --algorithm minimax
same solve nine_mens_morris --depth 3 --algorithm negamax
same trace tic_tac_toe 'o-[x,o,o,e,x,e,x,e,e]'
same trace nine_mens_morris --depth 2 --format json
same draw tic_tac_toe 'x-[x,o,x,e,x,o,o,e,o]'
same draw tic_tac_toe 'x-[x,o,x,e,x,o,o,e,o]' --output /dev/stdout.dot
same perft tic_tac_toe --depth 9 --divide
same perft connect_four --depth 6 --divide --format json
same perft nine_mens_morris --depth 4 --divide
same solve connect_four --depth 7 --format json
same solve nine_mens_morris --depth 4
count=$((count + 1))
printf '5\n1\n\n' >"$work/moves"
for game in tic_tac_toe.so "$root/examples/tic_tac_toe.pl"; do
    "$minimax" play "$game" --depth 9 <"$work/moves" >"$work/played.${game##*.}" 2>&1
done
cmp "$work/played.so" "$work/played.pl" >&2 || complain 'a game that is played is another one by the module'

# More than a value of the game holds, and MAX has nothing better than to repeat.
same solve nine_mens_morris --depth 5 --on-cycle 'draw(-3000000000)' \
    'morris(x,play,0+5,0+8,board(x,o,x,x,e,o,e,o,e,o,o,e,e,e,o,e,e,e,e,o,e,x,o,x))'
grep -q '^Val = -3000000000' "$work/module" || complain 'no position repeats in what is worth -3000000000'

# pick SEED WORD...: one of the words.
pick() {
    number=$1
    shift
    shift $((number % $#))
    echo "$1"
}

seed=${MINIMAX_SEED-1}
echo "seed $seed"
round=0
while [ "$round" -lt "$rounds" ]; do
    round=$((round + 1))
    r=$(awk -v seed="$seed" -v round="$round" \
        'BEGIN { srand(seed * 1000 + round); for (i = 0; i < 9; ++i) printf "%d ", rand() * 1000 }')
    # shellcheck disable=SC2086 # words
    set -- $r
    game=$(pick "$1" tic_tac_toe connect_four nine_mens_morris)
    depth=$(pick "$2" 1 2 3)
    how="--algorithm $(pick "$3" auto minimax negamax alphabeta pvs mtdf sss pns) --transposition $(pick "$8" 0 1 64)"
    options="--ties $(pick "$4" last first all) --format $(pick "$5" text json)"
    options="$options --ordering $(pick "$6" given reversed static given,table static,killers,history table)"
    options="$options --cut-off $(pick "$7" equal strict)"
    case $(($9 % 4)) in
        0) # a value that depends on the path: rules take long
            depth=$((depth % 2 + 1))
            options="$options --on-cycle draw($(pick "$2" 0 7 -3000000000 1.5))" ;;
        1) how="--algorithm alphabeta --transposition 0 --node-limit $(pick "$2" 50 500 5000)" ;;
        2) options="$options --nodes-list notes" ;;
        3) how="$how --threads $(pick "$2" 2 3)" ;;
    esac
    # shellcheck disable=SC2086 # words
    same solve "$game" --depth "$depth" $options $how
done

# --- What is none, and what throws

# refused STATUS WORDS ARGUMENT...: the command ends with that status, and says these words.
refused() {
    expected=$1
    words=$2
    shift 2
    count=$((count + 1))
    status=0
    "$minimax" "$@" >"$work/out" 2>"$work/err" </dev/null || status=$?
    [ "$status" = "$expected" ] || {
        cat "$work/err" >&2
        complain "\`$*\`${FAULT:+ with FAULT=$FAULT} ends with $status, not $expected"
    }
    grep -qF -- "$words" "$work/err" || {
        cat "$work/err" >&2
        complain "\`$*\`${FAULT:+ with FAULT=$FAULT} does not say: $words"
    }
}

refused 3 'it was built with a minimax whose modules have version' solve other_version.so
refused 3 'another standard library' solve other_library.so
refused 3 'its function is not that of a game' solve other_magic.so
refused 3 'its function is not that of a game' solve other_null.so
refused 3 'another standard library' solve other_nothing.so
refused 3 'undefined symbol: minimax_game_module' solve other_function.so
echo 'moves(a, [b]).' >"$work/facts.so"
refused 3 'it is no shared library' solve "$work/facts.so"
: >"$work/empty.so"
refused 3 'it is no shared library' solve "$work/empty.so"
refused 3 'No such file' solve missing.so
cp "$minimax" "$work/command.so"
refused 3 'it is no module with a game' solve "$work/command.so"
cp tic_tac_toe.so "$work/tic_tac_toe.pl"
refused 3 'this is no text' solve "$work/tic_tac_toe.pl"
size=$(wc -c <tic_tac_toe.so)
for part in 10 64 500 1000 4000 4096 9000 20000 $((size / 2)); do
    head -c "$part" tic_tac_toe.so >"$work/cut.so"
    refused 3 'error: it is no module with a game' solve "$work/cut.so"
done

refused 2 'has no position `x-[e]`' solve tic_tac_toe.so 'x-[e]'
refused 2 'has no position `1.5`' solve connect_four.so 1.5
refused 2 'has no position' solve connect_four.so 'x-board(-1, 0)'
refused 2 'has no position' solve connect_four.so 'x-board(1, 1)'
refused 2 'has no position' solve connect_four.so 'x-board(100000000000000000000, 0)'
refused 2 'has no position' solve tic_tac_toe.so '"text"'
refused 2 'has no position' solve tic_tac_toe.so '[a|b]'
nested=$(awk 'BEGIN { for (i = 0; i < 5000; ++i) printf "f("; printf "a"; for (i = 0; i < 5000; ++i) printf ")" }')
refused 2 'has no position' solve tic_tac_toe.so "$nested"
refused 2 'is no term' solve tic_tac_toe.so 'x-['
refused 2 'is for games in Prolog' solve tic_tac_toe.so --mover successor
refused 2 'names a goal of a program' solve tic_tac_toe.so --quiescence q --depth 2
refused 2 'is for games in Prolog' solve tic_tac_toe.so --certificate "$work/certificate"
refused 2 'is searched as it is' solve tic_tac_toe.so --engine swipl
refused 2 'is searched as it is' solve tic_tac_toe.so --interface moves=a/2
refused 2 'check is for files of facts' check tic_tac_toe.so
refused 2 'page' draw tic_tac_toe.so -o "$work/tree.html"

export FAULT
FAULT=initial
refused 3 'faulty.so: error: the game has thrown an exception: no initial today' solve faulty.so
FAULT=position
refused 3 'faulty.so: error: the game has thrown an exception: no position today' solve faulty.so 'n(7, 0)'
for FAULT in make term successors mover value picture move_name; do
    # Which position it was asked about, where it was about one that it can write.
    case $FAULT in
        make | term) about= ;;
        *) about=' at n(' ;;
    esac
    for command in solve compare; do
        refused 3 "faulty.so: error: the game has thrown an exception${about:-:}" $command faulty.so
        refused 3 ": no $FAULT today" $command faulty.so
    done
    export FAULT_IS_NUMBER=1
    refused 3 ': something that is no std::exception' trace faulty.so
    unset FAULT_IS_NUMBER
done
FAULT=successors
refused 3 'has thrown an exception at n(1,0): no successors today' solve faulty.so 'n(1, 0)'
FAULT=circle
refused 3 'the game goes round in a circle: n(7,0) -> n(7,0)' solve faulty.so --algorithm minimax
refused 3 'the game goes round in a circle: n(7,0) -> n(7,0)' solve faulty.so
unset FAULT

conclude 'runs of modules'

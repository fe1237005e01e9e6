#!/bin/sh
# Endgame tables: made, looked up, ended and gone on with, damaged, and of another game.
#
#     tabulate_test.sh MINIMAX MODULE
#
# MODULE is nine men's morris in C++, as minimax_add_game() makes it.
set -eu

minimax=$(realpath "$1")
module=$(realpath "$2")
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
    echo "$*" >&2
    exit 1
}
# expect STATUS WORDS COMMAND...: it ends so, and says these words on standard error.
expect() {
    expected=$1 words=$2
    shift 2
    status=0
    "$@" >"$work/out" 2>"$work/err" || status=$?
    [ "$status" = "$expected" ] || { cat "$work/err" >&2; fail "exit status $status, not $expected: $*"; }
    grep -qF -e "$words" "$work/err" || { cat "$work/err" >&2; fail "does not say '$words': $*"; }
}
value() { sed -n 's/^Val = \(.*\),$/\1/p'; }

# --- Values are those of a search: of facts, of rules, and where it goes round.

cat >"$work/round.pl" <<'END'
% a and b may go round for ever; MIN at b loses if it leaves, MAX at c wins only by way of d.
moves(a, [b, lost]).  moves(b, [a, won]).  moves(c, [a, d]).  moves(d, [e, c]).  moves(e, [won]).
max_to_move(a).  min_to_move(b).  max_to_move(c).  min_to_move(d).  max_to_move(e).
static_eval(lost, -5).  static_eval(won, 7).
max_to_move(won).  min_to_move(lost).
END
compared=0
for game in "examples/course_notes.pl a" "examples/nim.pl max-[2,3,4]" "$work/round.pl c"; do
    file=${game% *} root=${game#* }
    for draw in 0 3 -9; do
        table=$work/table
        "$minimax" tabulate "$file" "$root" -o "$table" --on-cycle "draw($draw)" >"$work/told"
        grep -q "positions" "$work/told"
        for ties in last first; do
            "$minimax" solve "$file" "$root" --endgame "$table" --ties $ties >"$work/looked_up"
            "$minimax" solve "$file" "$root" --on-cycle "draw($draw)" --ties $ties >"$work/searched"
            [ "$(value <"$work/looked_up")" = "$(value <"$work/searched")" ] ||
                { cat "$work/looked_up" "$work/searched" >&2; fail "$file: other values"; }
            compared=$((compared + 1))
        done
        rm "$table"
    done
done
echo "$compared answers of tables are those of searches"

# The shortest way, and the longest for who loses.
cat >"$work/ways.pl" <<'END'
moves(a, [far, near, farther]).  moves(far, [x]).  moves(x, [w1]).  moves(near, [w2]).
moves(farther, [y]).  moves(y, [z]).  moves(z, [w3]).
max_to_move(a).  min_to_move(far).  max_to_move(x).  min_to_move(near).  min_to_move(farther).
max_to_move(y).  min_to_move(z).
static_eval(w1, 1).  static_eval(w2, 1).  static_eval(w3, 1).
END
sed 's/max_to/other_to/g; s/min_to/max_to/g; s/other_to/min_to/g' "$work/ways.pl" >"$work/lost.pl"
"$minimax" tabulate "$work/ways.pl" -o "$work/ways" >/dev/null
"$minimax" solve "$work/ways.pl" --endgame "$work/ways" | grep -qF "NodesList = [near,w2]" ||
    fail "not the shortest way"
rm "$work/ways"
"$minimax" tabulate "$work/lost.pl" -o "$work/lost" >/dev/null
"$minimax" solve "$work/lost.pl" --endgame "$work/lost" | grep -qF "NodesList = [farther,y,z,w3]" ||
    fail "not the longest way"
rm "$work/lost"

# --- Work that is ended goes on.

three='morris(x,play,0+3,0+3,board(x,x,o,e,e,e,e,e,e,x,e,e,e,e,o,e,e,e,e,e,e,e,o,e))'
image='morris(x,play,0+3,0+3,board(o,x,x,e,e,e,e,e,e,o,e,e,e,e,x,e,e,e,e,e,e,e,o,e))'
"$minimax" tabulate "$module" "$three" -o "$work/morris" >"$work/told"
cat "$work/told"
part=$work/part
expect 4 "The same command goes on" "$minimax" tabulate "$module" "$three" -o "$part" --time-limit 0.3
expect 3 "is not finished" "$minimax" solve "$module" "$three" --endgame "$part"
for signal in KILL TERM HUP; do
    "$minimax" tabulate "$module" "$three" -o "$part" >/dev/null 2>&1 &
    sleep 0.3
    kill -$signal $! 2>/dev/null || true
    wait $! 2>/dev/null || true
done
# Half of what was written last is lost with the power, and what was written before it is not.
expect 4 "The same command goes on" "$minimax" tabulate "$module" "$three" -o "$part" --time-limit 0.3
truncate -s -5 "$part"
"$minimax" tabulate "$module" "$three" -o "$part" >"$work/told"
grep "were known before" "$work/told" || fail "nothing is known of what was asked before"
cmp "$work/morris" "$part" || fail "work that was ended comes to another table"
rules=examples/tic_tac_toe.pl
"$minimax" tabulate $rules -o "$work/whole" >"$work/told"

# --- Where memory is too small the work is in files, which nobody sees: the table is the same, also
# from a mirror image.

filed=$work/filed
"$minimax" tabulate "$module" "$three" -o "$filed" --memory 40 --time-limit 1 >/dev/null 2>&1 || true
for memory in 0 200; do
    "$minimax" tabulate "$module" "$three" -o "$filed" --memory $memory >/dev/null 2>&1 &
    sleep 0.5
    [ "$(ls -A "$work" | grep -c work)" = 0 ] || fail "files of the work are seen"
    kill -KILL $! 2>/dev/null || true
    wait $! 2>/dev/null || true
done
"$minimax" tabulate "$module" "$three" -o "$filed" --time-limit 0.5 >/dev/null 2>&1 || true
"$minimax" tabulate "$module" "$image" "$three" -o "$filed" --memory 200 >"$work/told"
grep "were known before" "$work/told" || fail "nothing is known of what was asked before"
cmp "$work/morris" "$filed" || fail "work in files comes to another table"
for memory in 0 1000; do
    "$minimax" tabulate $rules -o "$work/rules$memory" --memory $memory >/dev/null
    cmp "$work/whole" "$work/rules$memory" || fail "work in files comes to another table of rules"
done
expect 4 "goes on from there, with --memory" "$minimax" tabulate $rules -o "$work/small" --memory 1
memory=$(sed -n 's/.*--memory \([0-9]*\) or more.*/\1/p' "$work/err")
"$minimax" tabulate $rules -o "$work/small" --memory "$memory" >/dev/null || fail "--memory $memory is not enough"
cmp "$work/whole" "$work/small" || fail "work that ran out of memory comes to another table"

# --- What is refused, and kept.

expect 3 "the table is finished" "$minimax" tabulate $rules -o "$work/whole"
cp "$work/round.pl" "$work/kept"
expect 3 "is no endgame table, and is kept" "$minimax" tabulate $rules -o "$work/kept"
cmp "$work/round.pl" "$work/kept"
expect 2 "name the same file" "$minimax" tabulate "$work/kept" -o "$work/kept"
expect 2 "--output TABLE" "$minimax" tabulate $rules
expect 2 "MAX and MIN alone" "$minimax" tabulate examples/kinds/dice_race.pl -o "$work/none"
[ ! -e "$work/none" ] || fail "an empty file is left behind"
expect 3 "does not belong to this game" "$minimax" solve examples/nim.pl --endgame "$work/whole"
expect 3 "cannot be opened" "$minimax" solve $rules --endgame "$work/none"
expect 2 "the name of the file is empty" "$minimax" solve $rules --endgame ""
expect 2 "cannot be used with" "$minimax" solve $rules --endgame "$work/whole" --mover successor
expect 2 "a table is no proof" "$minimax" solve $rules --endgame "$work/whole" --certificate "$work/proof"
expect 2 "gives another value than the table" "$minimax" solve $rules --endgame "$work/whole" --on-cycle 'draw(7)'
mkfifo "$work/pipe"
expect 3 "no plain file" "$minimax" tabulate $rules -o "$work/pipe"
ln -s nowhere "$work/link"
expect 3 "cannot be opened" "$minimax" tabulate "$work/missing.pl" -o "$work/link"
[ -L "$work/link" ] && [ ! -e "$work/nowhere" ] || fail "a link is not what it was"
cat >"$work/open.pl" <<'END'
:- minimax_interface([variables = true]).
moves(s(X, N), [s(X, M)]) :- N < 3, M is N + 1.
static_eval(_, 1).
max_to_move(_).
END
expect 3 "cannot be written down" "$minimax" tabulate "$work/open.pl" 's(X,0)' -o "$work/open"
[ ! -e "$work/open" ] || fail "a file without anything is left behind"
# A game that changes while its table is made, and after that.
"$minimax" tabulate "$work/round.pl" c -o "$work/round" >/dev/null
sed 's/static_eval(won, 7)/static_eval(won, 8)/' "$work/round.pl" >"$work/changed.pl"
expect 3 "does not belong to this game" "$minimax" solve "$work/changed.pl" c --endgame "$work/round"
expect 4 "The same command goes on" "$minimax" tabulate "$work/round.pl" c -o "$work/begun" --time-limit 0
expect 3 "a file that has changed" "$minimax" tabulate "$work/changed.pl" c -o "$work/begun"
head -c 1000 "$work/whole" >"$work/cut"
expect 3 "bytes instead of" "$minimax" solve $rules --endgame "$work/cut"
{ head -c 3000 "$work/whole"; printf 'x'; tail -c +3002 "$work/whole"; } >"$work/damaged"
expect 3 "is damaged" "$minimax" solve $rules --endgame "$work/damaged"
expect 3 "is no endgame table" "$minimax" solve $rules --endgame "$work/round.pl"

# --- A search down to a table.

"$minimax" tabulate examples/nim.pl 'max-[2,3]' -o "$work/below" >/dev/null
for algorithm in minimax negamax alphabeta pvs mtdf sss pns retrograde frugal; do
    for options in "" "--ties first" "--on-cycle draw(0)"; do
        "$minimax" solve examples/nim.pl 'max-[2,3,4]' --algorithm $algorithm $options >"$work/searched"
        "$minimax" solve examples/nim.pl 'max-[2,3,4]' --algorithm $algorithm $options \
            --endgame "$work/below" >"$work/down"
        [ "$(head -n 2 "$work/searched")" = "$(head -n 2 "$work/down")" ] ||
            { cat "$work/searched" "$work/down" >&2; fail "$algorithm $options: another answer above a table"; }
    done
done
"$minimax" compare examples/nim.pl 'max-[2,3]' --endgame "$work/below" --algorithm minimax,alphabeta >"$work/out"
grep -q "^minimax  *1  *[1-9]" "$work/out" || { cat "$work/out" >&2; fail "compare does not search"; }

# --- In play.

printf 'moves\nhint\nquit\n' | "$minimax" play $rules --endgame "$work/whole" >"$work/out" 2>&1
grep -q "Play [1-9]\." "$work/out" || { cat "$work/out" >&2; fail "play gives no hint"; }

# --- Nine men's morris with three men a side, in C++, whose symmetric positions are one.

"$minimax" solve "$module" "$three" --endgame "$work/morris" >"$work/out"
[ "$(value <"$work/out")" = 1000 ] || { cat "$work/out" >&2; fail "x closes its mill and wins"; }
# A mirror image of it, which no search has met.
[ "$("$minimax" solve "$module" "$image" --endgame "$work/morris" | value)" = 1000 ] ||
    fail "a mirror image is another position"

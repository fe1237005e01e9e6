#!/bin/sh
# Playing at a terminal: Up, Tab, the moves in the prompt, and a terminal that is as it was however the
# game ends.
#
#     terminal.sh MINIMAX
set -eu
minimax=$(realpath "$1")
cd "$(dirname "$0")/../../.."
. tests/complaints.sh
ldd "$minimax" | grep -q libedit || skip 'minimax was built without libedit'
export TERM=xterm LC_ALL=C.UTF-8 HOME="$work"
mkfifo "$work/keys"

# begin ARGUMENT...: plays at a terminal of script(1), which writes down what it shows.
begin() {
    rm -f "$work/shown" "$work/pid" "$work/after"
    : >"$work/shown"
    # libedit sends a signal that ends the process to its whole group.
    cat >"$work/session" <<END
trap : INT TERM
stty -g >"$work/before"
sh -c 'echo \$\$ >"$work/pid"; exec "$minimax" play $*'
echo "status \$?"
stty -g >"$work/after"
END
    # A session of one shell: another around it would end by that signal. A shell has what runs in the background ignore Ctrl-C.
    env --default-signal=INT script -qefc "exec sh $work/session" "$work/shown" <"$work/keys" >"$work/copy" 2>&1 &
    session=$!
    exec 3>"$work/keys"
}

# shows TEXT TIMES: waits until it was shown so often.
shows() {
    count=$((count + 1))
    tries=0
    while [ "$(grep -aoF -- "$1" "$work/shown" | wc -l)" -lt "$2" ]; do
        tries=$((tries + 1))
        if [ $tries -gt 600 ]; then
            complain "there is no '$1' ($2 times) in: $(cat -v "$work/shown")"
            return
        fi
        sleep 0.1
    done
}

# types KEYS, in the notation of printf
types() {
    printf "$1" >&3
}

# ends STATUS WHAT
ends() {
    shows "status $1" 1
    exec 3>&-
    wait $session || true
    cmp -s "$work/before" "$work/after" || complain "after $2 the terminal is not as it was"
}

prompt='MAX to move (b, c)> '
begin examples/course_notes.pl --side both
shows "$prompt" 1
types 'first\r'
shows 'no move or command `first`' 1
types 'nosuch\r'
shows 'no move or command `nosuch`' 1
types '\033[A\r'
shows 'no move or command `nosuch`' 2
types '\r'
types 'nosuch\r'
shows 'no move or command `nosuch`' 3
# What was typed three times running is there once.
types '\033[A\033[A\r'
shows 'no move or command `first`' 2
types 'und\t\r'
shows 'no move of yours' 1
types 'moves\r'
shows '1: b, 2: c' 1
types 'h\t\t'
shows 'hint' 1
types '\025b\r'
shows 'MIN to move (d, e)> ' 1
types 'und\t\r'
shows "$prompt" 11
types '\004'
ends 0 'the end of the input'

begin examples/course_notes.pl
shows "$prompt" 1
types '\003'
ends 130 'Ctrl-C'

begin examples/course_notes.pl
shows "$prompt" 1
kill -TERM "$(cat "$work/pid")"
ends 143 'SIGTERM'

begin examples/course_notes.pl
shows "$prompt" 1
types 'quit\r'
ends 0 quit

# Moves with whatever a term has in it, wherever UTF-8 is not what the environment says.
cat >"$work/terms.pl" <<'END'
max_to_move(a).
moves(a, ['two words', 'it''s', "text", 'größe', f(x, 'A b'), 'back\\slash', '\e[2J']).
static_eval('two words', 1). static_eval('it''s', 2). static_eval("text", 3). static_eval('größe', 4).
static_eval(f(x, 'A b'), 5). static_eval('back\\slash', 6). static_eval('\e[2J', 7).
END
LC_ALL=C begin "$work/terms.pl" a
shows '(7 moves, `moves` lists them)> ' 1
value=0
for begun in "'two w" "'it" '"t' 'grö' "f(x,'A " "'back"; do
    value=$((value + 1))
    types "$begun\t\r"
    shows "(value $value)" 1
    types 'undo\r'
    shows '`moves` lists them)> ' $((value + 1))
done
# What would control the terminal is not sent there.
types '\t\t\025moves\r'
shows "\\[2J'" 2
! grep -aqF "$(printf '\033[2J')" "$work/shown" || complain 'a move clears the screen'
long=$(printf '%2000s' '' | tr ' ' x)
types "$long\r"
shows 'no move or command' 1
types 'quit\r'
ends 0 'a long line'

# A program, which is confined.
if [ -e "$(dirname "$minimax")/minimax_program.so" ]; then
    begin examples/nim.pl --side both
    shows 'MAX to move (12 moves, `moves` lists them)> ' 1
    types 'und\t\r'
    shows 'no move of yours' 1
    types '5-\t\t'
    shows 5-5 1
    types '\0255-5\r'
    shows 'MIN to move' 1
    types '\004'
    ends 0 'the end of the input of a program'
fi
conclude 'things about a terminal'

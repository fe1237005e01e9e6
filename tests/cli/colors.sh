#!/bin/sh
# What a terminal is sent: colours where they are wanted, and nothing that does something to it but
# these, whatever a file, a program or the command line holds.
#
#     colors.sh MINIMAX
#
# script(1) gives the command a terminal.
set -eu
minimax=$(realpath "$1")
cd "$(dirname "$0")/../.."
. tests/complaints.sh
unset NO_COLOR CLICOLOR CLICOLOR_FORCE
export TERM=xterm
escape=$(printf '\033')

# at_terminal COMMAND: what it shows there, where standard input has ended.
at_terminal() {
    script -qec "$1" /dev/null </dev/null | tr -d '\r' || true
}

# colored yes|no TEXT WHAT
colored() {
    count=$((count + 1))
    case $2 in
        *"$escape["*) found=yes ;;
        *) found=no ;;
    esac
    [ "$found" = "$1" ] || complain "$3: coloured: $found, and not $1"
}

# --- Whether there are colours

wrong=tests/cli/inputs/no_value.pl
check="$minimax check $wrong"
colored yes "$(at_terminal "$check")" 'at a terminal'
colored no "$($check 2>&1 || true)" 'in a pipe'
colored no "$(at_terminal "NO_COLOR=1 $check")" 'NO_COLOR=1'
colored yes "$(at_terminal "NO_COLOR= $check")" 'NO_COLOR='
colored no "$(at_terminal "TERM=dumb $check")" 'a dumb terminal'
colored no "$(at_terminal "env -u TERM $check")" 'no TERM'
colored no "$(at_terminal "CLICOLOR=0 $check")" 'CLICOLOR=0'
colored yes "$(CLICOLOR_FORCE=1 $check 2>&1 || true)" 'CLICOLOR_FORCE=1'
colored no "$(CLICOLOR_FORCE=0 $check 2>&1 || true)" 'CLICOLOR_FORCE=0'
colored no "$(at_terminal "$check --color never")" '--color never'
colored yes "$(NO_COLOR=1 $check --color=always 2>&1 || true)" '--color always'
colored yes "$(at_terminal "$check --color auto")" '--color auto'
colored yes "$(at_terminal "$check --colour auto --nosuch")" 'a slip on the command line'
colored no "$(at_terminal "$check --color never --nosuch")" 'a slip behind --color never'
# Standard output and standard error, each by itself.
colored yes "$(at_terminal "$minimax draw $wrong a >$work/file")" 'standard error beside a file'
colored no "$(cat "$work/file")" 'a file beside standard error'
at_terminal "$minimax draw examples/course_notes.pl 2>$work/file" >"$work/shown"
colored yes "$(cat "$work/shown")" 'standard output beside a file'

# --- What is coloured: without its colours it is what a pipe gets

# same WORD WORDS: the command has this word in colour, and else the same bytes as in a pipe.
same() {
    count=$((count + 1))
    $minimax $2 >"$work/plain" 2>"$work/plain_err" || true
    $minimax $2 --color always >"$work/out" 2>"$work/err" || true
    cat "$work/out" "$work/err" | grep -qF "m$1$escape[0m" || complain "minimax $2 has no coloured $1"
    for stream in out err; do
        plain=$work/plain
        [ $stream = out ] || plain=$work/plain_err
        sed "s/$escape\[[0-9;]*m//g" "$work/$stream" | cmp -s - "$plain" ||
            complain "minimax $2 tells other things in colour"
    done
}
same error "check $wrong"
same ^ "check $wrong"
same warning 'check tests/cli/inputs/check_cycles.pl'
same 'cut off: 5 ≥ 4' 'draw examples/course_notes.pl'
same ╳ 'draw examples/course_notes.pl'
same '△ a = 4' 'draw examples/course_notes.pl'
same 'cut off: MAX already has 5 at e, MIN has 4 at b: l is not looked at' \
    'trace examples/course_notes.pl'
same error 'solve nosuch.pl'
same error 'solve examples/course_notes.pl nosuch'
printf 'minimax(a, b, 4, [b,d,i]).\nminimax(b, e, 4, [d,i]).\n' >"$work/answers.pl"
same right "verify --tree examples/course_notes.pl $work/answers.pl"
same wrong "verify --tree examples/course_notes.pl $work/answers.pl"

# --- What never has colours

# uncolored WHAT FILE
uncolored() {
    count=$((count + 1))
    [ -s "$2" ] || complain "$1: nothing is written"
    ! grep -qF "$escape" "$2" || complain "$1 has colours: $(cat -v "$2")"
}
for command in 'solve' 'solve --all' trace compare; do
    $minimax $command examples/course_notes.pl --format json --color always >"$work/out"
    uncolored "JSON of $command" "$work/out"
done
$minimax check $wrong --format json --color always >"$work/out" || true
uncolored 'JSON of check' "$work/out"
for format in json csv junit gradescope github html; do
    $minimax verify --tree examples/course_notes.pl "$work/answers.pl" --format $format --color always >"$work/out" || true
    uncolored "$format of verify" "$work/out"
done
$minimax verify --tree examples/course_notes.pl "$work/answers.pl" --color always -o "$work/out" || true
uncolored 'a report in a file' "$work/out"
$minimax draw examples/course_notes.pl --color always -o "$work/tree.dot"
uncolored 'a picture in a file' "$work/tree.dot"
$minimax generate --color always -o "$work/tree.pl"
uncolored 'a tree in a file' "$work/tree.pl"

# --- Nothing else gets there

# Bytes of C0 but tabs and line feeds, DEL, C1 in UTF-8 and alone, and directions of text.
cat >"$work/controls.awk" <<'END'
/[\001-\010\013-\037\177]/ || /\302[\200-\237]/ || /\342\200[\252-\256]/ { print; exit }
END

# obeyed WHAT: where what is shown controls something.
obeyed() {
    [ -s "$work/shown" ] || complain "$1: nothing is shown"
    LC_ALL=C awk -f "$work/controls.awk" "$work/shown" >"$work/found"
    [ ! -s "$work/found" ] || complain "$1 gets to the terminal: $(cat -v "$work/found")"
}

# harmless WHAT COMMAND [TEXT]: at a terminal without colours, where the text is shown, and but for
# its own colours where these are sent to a pipe. The line of progress alone is erased.
harmless() {
    count=$((count + 1))
    at_terminal "export NO_COLOR=1; $2" | sed "s/$escape\[K//g" >"$work/shown"
    obeyed "$1"
    [ -z "${3-}" ] || grep -qF -- "$3" "$work/shown" || complain "$1 is not shown as $3: $(cat -v "$work/shown")"
    (export CLICOLOR_FORCE=1; eval "$2") 2>&1 </dev/null | sed -E "s/\r\$//; s/$escape\[(0|1|3[1236]|1;3[1256])m//g" >"$work/shown" || true
    obeyed "$1, in colour,"
}
cd "$work"
cp "$OLDPWD/examples/course_notes.pl" notes.pl
clear="$escape[35m$escape[2J" # which is none of its own colours
shown='\x1b\[35m\x1b\[2J'
harmless 'a subcommand' "$minimax 'x$clear'" "$shown"
harmless 'an option' "$minimax solve '--x$clear'" "$shown"
harmless 'a choice' "$minimax solve notes.pl --format 'x$clear'" "$shown"
harmless 'a surplus argument' "$minimax compare notes.pl a 'x$clear'" "$shown"
harmless 'a command to help' "$minimax help 'x$clear'" "$shown"
harmless 'a missing file' "$minimax solve 'x$clear.pl'" "$shown"
harmless 'a position' "$minimax solve notes.pl \"'x$clear'\""
harmless 'a number' "$minimax solve notes.pl --depth 'x$clear'" "$shown"
harmless 'an ending' "$minimax draw notes.pl -o 'x$clear.svgz'" "$shown"

sed "s/static_eval(h, 1)/static_eval(h, 'x$clear/" notes.pl >syntax.pl
harmless 'a line with a fault' "$minimax check syntax.pl"
printf "moves(a, ['%s','\302\233m','\177\342\200\256']). max_to_move(a).\n" "$clear" >atoms.pl
printf "static_eval('%s', 1). static_eval('\302\233m', 2). static_eval('\177\342\200\256', 3).\n" "$clear" >>atoms.pl
for command in solve 'solve --all' trace draw compare check 'perft --depth 1'; do
    harmless "an atom to $command" "$minimax $command atoms.pl"
done
# What is shown as JSON is JSON.
for command in solve 'solve --all' trace compare; do
    harmless "an atom in JSON of $command" "$minimax $command atoms.pl --format json"
    ! grep -q '[^\\]\\x' "$work/shown" || complain "$command shows what is no JSON: $(cat "$work/shown")"
done
ln -s /dev/stdout stdout.dot
ln -s /dev/stdout stdout.json
harmless 'a picture that is written there' "$minimax draw atoms.pl -o stdout.dot"
harmless 'a film that is written there' "$minimax draw atoms.pl -o stdout.json"
cp atoms.pl "x$clear.pl"
printf 'moves(a, [b]). max_to_move(a).\n' >"y$clear.pl"
harmless 'the name of a file' "$minimax check 'y$clear.pl'" "$shown"
harmless 'the name of a file that is right' "$minimax check 'x$clear.pl'" "$shown"
left=$(printf '\342\200\256')
cp atoms.pl "x$left.pl"
harmless 'JSON with the name of a file' "$minimax check --format json 'x$left.pl'" '"x\u202e.pl"'
harmless 'lines of moves and of pictures' "printf 'moves\nvalues\nnosuch$clear\n' | $minimax play atoms.pl --side both --depth 1" "$shown"
harmless 'a line of text' "$minimax verify --tree notes.pl answers.pl"
printf 'minimax(a, b, 4, [%s]).\nminimax(a, %s).\n' "'x$clear'" "$clear" >"answers$clear.pl"
harmless 'an answer' "$minimax verify --tree notes.pl 'answers$clear.pl'"
for format in text json csv junit gradescope github html; do
    harmless "a report as $format" "$minimax verify --tree notes.pl --format $format 'answers$clear.pl'"
    harmless "a report as $format that is written there" "$minimax verify --tree notes.pl --format $format -o /dev/stdout 'answers$clear.pl'"
done
harmless 'a tree that cannot be written' "$minimax generate -o 'notes.pl/x$clear.pl'"
printf 'id,name\n1,%s\n' "$clear" >list.csv
harmless 'a student' "$minimax verify --tree notes.pl --for list.csv 'answers$clear.pl'"
if [ -e "$(dirname "$minimax")/minimax_program.so" ]; then
    cat >program.pl <<END
:- format("printed~w", ['$clear']), format(user_error, "printed~w", ['$clear']).
:- print_message(error, format("message~w", ['$clear'])).
:- put_char(user_error, '\\x9b\\').
:- throw('thrown$clear').
moves(a, ['x$clear', b]) :- true.
static_eval('x$clear', 1).
static_eval(b, 2).
max_to_move(a).
show_position(Pos) :- format("~w picture $clear", [Pos]).
minimax(_, '$clear', '$clear', ['$clear']) :- format("$clear").
END
    harmless 'what a program prints' "$minimax solve program.pl a" 'printed\x1b\[35m'
    harmless 'what is wrong with a program' "$minimax check program.pl a"
    harmless 'a picture of a program' "printf 'moves\nshow\n' | $minimax play program.pl a --side both"
    mkdir class
    cp program.pl "class/x$clear.pl"
    cp program.pl class/y.pl
    harmless 'a class' "$minimax verify --tree notes.pl --trees 1 class"
    harmless 'a submission' "$minimax verify --tree notes.pl --trees 1 'class/x$clear.pl'"
fi
cd "$OLDPWD"
conclude 'things about a terminal'

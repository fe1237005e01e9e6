#!/bin/sh
# What a program does besides answering is refused, by each command, to root and to an ordinary user,
# with Landlock and without, and the answer is the same; --trust lets it happen.
#
#     confined.sh MINIMAX WITHOUT SWIPL
#
# WITHOUT is the program built from without.cpp.
set -eu

minimax=$1 without=$2 swipl=$3
here=$(realpath "$(dirname "$0")")
. "$here/../complaints.sh"
cp "$here/hostile.pl" "$work/hostile.pl"
chmod 755 "$work"

# A port at which somebody listens, and a process to kill.
mkfifo "$work/port"
"$swipl" -g "use_module(library(socket)),tcp_socket(S),tcp_bind(S,P),tcp_listen(S,9),
    open('$work/port',write,O),writeln(O,P),close(O),sleep(600)" -t halt &
listener=$!
read -r PORT <"$work/port"
trap 'kill $listener 2>/dev/null; rm -rf "$work"' EXIT
export PORT

prepare() {
    MARKS=$work/marks
    rm -rf "$MARKS"
    mkdir "$MARKS"
    for mark in there deleted renamed; do echo mark >"$MARKS/$mark"; done
    touch -d 2001-01-01 "$MARKS/there"
    chmod -R a+rwX "$MARKS"
    sleep 600 &
    VICTIM=$!
    export MARKS VICTIM
    ls -lR --time-style=full-iso "$MARKS" >"$work/before"
}

# run WHAT ARGUMENT...: the marks, and whether the victim lives, are in after and alive.
run() {
    what=$1
    shift
    count=$((count + 1))
    prepare
    status=0
    "$@" >"$work/out" 2>"$work/err" </dev/null || status=$?
    [ "$status" -eq 0 ] || complain "$what: it ends with $status: $(cat "$work/err")"
    ls -lR --time-style=full-iso "$MARKS" >"$work/after"
    alive=true
    kill -0 "$VICTIM" 2>/dev/null || alive=false
    kill -9 "$VICTIM" 2>/dev/null || true
    wait "$VICTIM" 2>/dev/null || true
}

refused() {
    run "$@"
    cmp -s "$work/before" "$work/after" || complain "$1: files changed: $(diff "$work/before" "$work/after")"
    $alive || complain "$1: a process was killed"
    if grep '^did' "$work/err" >&2; then complain "$1: it could do that"; fi
}

as_user() { setpriv --reuid=nobody --regid=nogroup --clear-groups "$@"; }

file=$work/hostile.pl
for command in check solve trace compare 'play --side none'; do
    refused "$command" "$minimax" $command "$file" a
    SUICIDE=1 refused "$command, suicide" "$minimax" $command "$file" a
    refused "$command without Landlock" "$without" landlock "$minimax" $command "$file" a
    if [ "$(id -u)" -eq 0 ]; then
        refused "$command as nobody" as_user "$minimax" $command "$file" a
    fi
    run "$command --trust" "$minimax" $command "$file" a --trust
    grep -q 'not confined: --trust is given' "$work/err" || complain "$command --trust does not say so"
    for mark in written shelled created piped folder link; do
        [ -e "$MARKS/$mark" ] || [ -L "$MARKS/$mark" ] || complain "$command --trust: there is no $mark: $(cat "$work/err")"
    done
    ! $alive || complain "$command --trust: nothing was killed"
done

# Where nothing can be refused, that is told once, and the answer is there.
run "without filters" "$without" seccomp "$minimax" solve "$file" a
[ "$(grep -c 'cannot be confined' "$work/err")" -eq 1 ] || complain "that nothing is confined is not told once"
grep -q '^Val = 1' "$work/out" || complain "there is no answer"

# A certificate is written all the same.
refused "certificate" "$minimax" solve "$file" a --certificate "$work/certificate.pl"
grep -q claim "$work/certificate.pl" || complain "there is no certificate"

# What a program prints ends.
cat >"$work/flood.pl" <<'PROGRAM'
moves(a, [b]) :- forall(between(1, 300000, X), (print(X), nl)).
static_eval(b, 1).
max_to_move(a).
PROGRAM
run flood "$minimax" solve "$work/flood.pl" a
[ "$(wc -c <"$work/err")" -lt 1001000 ] || complain "the flood has no end"
grep -q 'flood.pl: warning: it has printed a megabyte' "$work/err" || complain "that the flood ends is not told"
run "flood --trust" "$minimax" solve "$work/flood.pl" a --trust
[ "$(wc -c <"$work/err")" -gt 1900000 ] || complain "--trust does not let the flood through"
conclude "runs looked at"

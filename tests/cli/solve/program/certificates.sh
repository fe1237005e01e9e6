#!/bin/sh
# A certificate of a program in any style is accepted by the checker, and one that claims more is not.
#
#     certificates.sh MINIMAX
set -eu
minimax=$(realpath "$1")
cd "$(dirname "$0")/../../../.."
. tests/complaints.sh

# check ARGUMENT...: what the checker says of the certificate
check() {
    swipl -p library=prolog -p foreign="$(dirname "$minimax")/src/prolog" \
        examples/check_certificate.pl -- "$@" "$work/proof.pl" </dev/null >"$work/told" 2>&1
}

# refused WHAT ARGUMENT...: it does not accept the certificate
refused() {
    count=$((count + 1))
    what=$1
    shift
    ! check "$@" && grep -q '^refused$' "$work/told" || complain "$*: accepted, $what"
}

# holds FILE ARGUMENT...: minimax proves it, and the checker agrees; where more is claimed, or another
# interface is named, it does not
holds() {
    count=$((count + 1))
    file=$1
    "$minimax" solve "$@" --certificate "$work/proof.pl" >"$work/answer" 2>"$work/told" ||
        { complain "$*: $(cat "$work/told")"; return; }
    shift
    # The words of the interface go to the checker too.
    words=$#
    while [ "$words" -gt 0 ]; do
        word=$1
        shift
        case $word in
        --interface=* | --start=*) set -- "$@" "$word" ;;
        --interface | --start) set -- "$@" "$word" "$1" && words=$((words - 1)) && shift ;;
        esac
        words=$((words - 1))
    done
    check "$@" ${before:-} "$file" && grep -q '^accepted: ' "$work/told" || complain "$file: $(cat "$work/told")"
    cp "$work/proof.pl" "$work/right.pl"
    sed 's/^claim(\(.*\), \([^,]*\), \([^,]*\))\.$/claim(\1, 1+(\2), \3)./' "$work/right.pl" >"$work/proof.pl"
    ! cmp -s "$work/proof.pl" "$work/right.pl" || complain "$file: nothing was changed"
    refused 'though more is claimed' "$@" ${before:-} "$file"
    {
        echo 'interface([start = (format("accepted: anything~n"), halt(0)), static_eval = [_,99]>>true]).'
        grep -v '^interface(' "$work/right.pl"
    } >"$work/proof.pl"
    refused 'by an interface of its own' "$@" ${before:-} "$file"
    grep -q '^interface(' "$work/right.pl" || return 0
    grep -v '^interface(' "$work/right.pl" >"$work/proof.pl"
    refused 'without an interface' "$@" ${before:-} "$file"
}

for style in examples/styles/*.pl; do
    case $style in
    */breakthrough.pl | */reversi.pl | */remaining_depth.pl) depth='--depth 3' ;;
    *) depth= ;;
    esac
    if "$minimax" solve "$style" $depth --certificate "$work/proof.pl" >/dev/null 2>"$work/told"; then
        holds "$style" $depth
    else
        count=$((count + 1))
        grep -q 'cannot be used with mover = parity or variables = true' "$work/told" &&
            grep -Eq 'mover = parity|variables = true' "$style" || complain "$style: $(cat "$work/told")"
    fi
done

before=examples/styles/several_files/rules.pl
holds examples/styles/several_files/game.pl --consult "$before"

cat >"$work/players.pl" <<'END'
:- module(players, [other/2]).
other(x, o).
other(o, x).
END
cat >"$work/game.pl" <<'END'
mv(Player-N, Next-M) :- other(Player, Next), member(K, [1,2]), K =< N, M is N-K.
step(N, K, M) :- M is N-K.
taken(N, Ks) :- findall(K, ( member(K, [1,2]), K =< N ), Ks).
ev(_-0, 7).
dead(0, _).
mine(N, Player, V) :- ( N =\= 0 -> V = 0 ; Player == x -> V = -1 ; V = 1 ).
END
before=$work/players.pl
holds "$work/game.pl" x-5 --consult "$before" --interface move=mv/2 --interface 'mover=[P-_,P]>>true' \
    --interface=players=x/o --interface static_eval=user:ev/2 --interface=view=mover
grep -Fq 'where interface([move=mv/2,mover=[A-_,A]>>true,players=x/o,static_eval=user:ev/2,view=mover])' "$work/told" &&
    complain 'a refused certificate names the interface' || count=$((count + 1))
before=
holds "$work/game.pl" x-5 --interface 'moves=taken(position,moves)' \
    --interface 'apply=step(position,move,successor)' --interface 'terminal=dead(position,player)' \
    --interface 'heuristic=mine/3' --interface players=x/o

holds examples/styles/asserted_board.pl --start 'set_up(4).' --interface=view=max \
    --interface 'static_eval=[_,V]>>(V = 3)' --interface 'mover=[_,max]>>true'

# What is asked is said, so that nobody is told a game that is not meant.
"$minimax" solve examples/styles/hungarian.pl --certificate "$work/proof.pl" >/dev/null
count=$((count + 1))
check examples/styles/hungarian.pl && grep -Fq 'where interface([move=lep/2,' "$work/told" || complain "$(cat "$work/told")"
conclude 'certificates of programs'

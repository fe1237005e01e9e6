#!/bin/sh
# What is said of a file of facts is the same whether it is read on one thread or on two, also where
# directives change how the text behind them is read.
#
#     same_on_two_threads.sh MINIMAX
#
# MINIMAX_SEED is the seed, 1 if not set.
set -eu
minimax=$(realpath "$1")
cd "$(dirname "$0")/../../.."
. tests/complaints.sh
seed=${MINIMAX_SEED:-1}

# make LEAVES DIRECTIVES ERRORS: a tree with so many leaves below one position, so many directives
# among them, and so many clauses that cannot be read.
make() {
    awk -v seed="$seed" -v leaves="$1" -v directives="$2" -v errors="$3" '
        function below(limit) { return int(rand() * limit) }
        # The last operator may be the name of a position only while it is one.
        function leaf(i,  kind) {
            kind = below(8)
            if (kind == 0) return "\x27p. " i "\x27"
            if (kind == 1) return "f(" i ", \"s. \", 0\x27., [a|b])"
            if (kind == 2) return i " ~> \x27it\x27\x27s. \x27"
            if (kind == 3) return "x op" last " " i
            if (kind == 4) return "a - /* c. */" i
            return "p" i
        }
        function directive(  was) {
            was = last++
            if (below(2)) print ":- op(0, xfx, op" was ")."
            print ":- op(700, xfx, op" last "). % 1. 2. "
            if (errors && below(10) == 0)
                print ":- op(0, xfx, ~>).\nmax_to_move(a ~> b).\n:- op(700, xfx, ~>)."
        }
        function mistake(  kind) {
            kind = below(5)
            if (kind == 0) print "static_eval(a b, 1)."
            if (kind == 1) print "max_to_move(a)). min_to_move(a)."
            if (kind == 2) print "max_to_move(\x27a. \n\x27)."
            if (kind == 3) print "moves(a, [b c])."
            if (kind == 4) print "max_to_move(x op" (last + 1) " y)."
        }
        BEGIN {
            srand(seed)
            last = 0
            print ":- op(700, xfx, ~>).\n:- op(700, xfx, op0).\nmax_to_move(r)."
            for (i = 0; i < leaves; ++i) {
                if (below(leaves) < directives) directive()
                if (below(leaves) < errors) mistake()
                name = leaf(i)
                print "static_eval(" name ", " (below(1000003) - 500000) ")."
                print "moves(r" i ", [" name "])."
                printf "max_to_move(r%d).%s", i, below(9) ? "\n" : " % a. b. \n"
            }
            printf "moves(r, ["
            for (i = 0; i < leaves; ++i) printf "%sr%d", i ? "," : "", i
            print "])."
        }' >"$work/tree.pl"
}

# run NAME ARGUMENT...
run() {
    name=$1
    shift
    status=0
    "$minimax" solve "$work/tree.pl" r "$@" >"$work/$name.out" 2>"$work/$name.err" || status=$?
    echo $status >"$work/$name.status"
}

# same WHAT STATUS NAME: that of one thread is expected, and that its status is STATUS.
same() {
    count=$((count + 1))
    for part in out err status; do
        diff -u --label "one thread, $part" --label "$3, $part" "$work/one.$part" "$work/$3.$part" |
            head -n 40 >"$work/difference"
        [ ! -s "$work/difference" ] || { cat "$work/difference"; complain "$1 is read differently, seed $seed"; }
    done
    [ "$(cat "$work/one.status")" = "$2" ] || {
        head "$work/one.err"
        complain "of $1 the status is $(cat "$work/one.status") and not $2, seed $seed"
    }
}

# compare LEAVES DIRECTIVES ERRORS STATUS
compare() {
    make "$1" "$2" "$3"
    what="a file of $(wc -c <"$work/tree.pl") bytes with $2 directives and $3 errors"
    run one --threads 1
    run two --threads 2
    same "$what" "$4" two
    run three --threads 3
    same "$what" "$4" three
    if [ "$3" = 0 ]; then said=$work/one.out; else said=$work/one.err; fi
    [ -s "$said" ] || complain "nothing is said of $what"
}
compare 8000 0 0 0
compare 8000 20 0 0
compare 8000 3000 0 0
compare 8000 20 30 3
compare 8000 3000 300 3

# So large that another thread is asked for help by itself.
make 70000 40 0
[ "$(wc -c <"$work/tree.pl")" -gt 4194304 ] || complain 'the file is not large'
run one --threads 1
run default
same 'a large file' 0 default
conclude 'compared'

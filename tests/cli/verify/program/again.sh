#!/bin/sh
# A class that is judged a second time, with odd names, questions and lists: nobody is lost, and
# nothing is judged that the first run wrote.
#
#     again.sh MINIMAX
set -eu
minimax=$(realpath "$1")
cd "$(dirname "$0")/../../inputs"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
tree=$(realpath ../../../examples/course_notes.pl)
cd "$work"

# judged STATUS ARGUMENT...: leaves the report in `report`, the messages in `messages`.
judged() {
    expected=$1
    shift
    status=0
    "$minimax" verify "$@" >report 2>messages || status=$?
    if [ "$status" -ne "$expected" ]; then
        cat report messages
        exit 1
    fi
}

# The trees beside the feedback are no programs of students.
mkdir class
echo 'minimax(_, b, 1, [b]).
minimax(_, c, 1, [c]) :- fail.' >class/ana.pl
judged 1 --tree "$tree" --trees 5 --feedback class/feedback --format csv class
ls class/feedback/*-tree.pl >/dev/null
cp report first
judged 1 --tree "$tree" --trees 5 --feedback class/feedback --format csv class
[ "$(wc -l <report)" -eq "$(wc -l <first)" ]

cp class/ana.pl wrong.pl

# A tree on which nothing is wrong any more is taken away.
cp "$tree" class/ana.pl
cat >>class/ana.pl <<'END'
minimax(Pos, Best, Val, [Best|Line]) :-
    moves(Pos, Succs), !,
    findall(V-S-L, ( member(S, Succs), minimax(S, _, V, L) ), Plays),
    (   ( max_to_move(Pos) ; \+ min_to_move(Pos), Succs = [S0|_], min_to_move(S0) )
    ->  sort(1, @>=, Plays, [Val-Best-Line|_])
    ;   sort(1, @=<, Plays, [Val-Best-Line|_])
    ).
minimax(Pos, _, Val, []) :- static_eval(Pos, Val).
END
judged 0 --tree "$tree" --trees 5 --feedback class/feedback --format csv class
[ -e class/feedback/*.md ]
[ ! -e class/feedback/*-tree.pl ]

# A name as long as a file's name can be leaves room for what lies beside the feedback.
mkdir long
long=$(printf '%216s' '' | tr ' ' x)
cp wrong.pl "long/Ana B_1_assignsubmission_file_$long.pl"
cp wrong.pl "long/Bea C_2_assignsubmission_file_b.pl"
judged 1 --tree "$tree" --trees 5 --feedback fed long
[ "$(find fed -name '*.md' | wc -l)" -eq 2 ]

# Questions do not make answers of programs, which are taken from where the run was interrupted.
echo 'value(b, _).' >questions
cp "$tree" own.pl
mkdir mixed
cp wrong.pl mixed/ana.pl
echo 'value(b, 4).' >mixed/bert.pl
judged 1 --tree own.pl --trees 5 --questions questions --expect any --resume results --format json mixed/*
grep -q '"file":"mixed/ana.pl".*"counterexample":{' report
lines=$(wc -l <results)
judged 1 --tree own.pl --trees 5 --questions questions --expect any --resume results --format json mixed/*
[ "$(wc -l <results)" -eq "$lines" ]

# Who has a tree that the questions do not fit is told that, for each file.
mkdir trees two
printf 'moves(a,[b,c]).\nmax_to_move(a).\nstatic_eval(b,1).\nstatic_eval(c,2).\n' >trees/1001.pl
sed 's/b/x/g' trees/1001.pl >trees/1002.pl
printf '1001\n1002\n' >list.csv
echo 'value(b, 1).' >two/1001_a.pl
echo 'value(x, 1).' >two/1002_a.pl
echo 'value(x, 1).' >two/1002_b.pl
judged 1 --for list.csv --trees-in trees --questions questions --attempts all --format csv two
[ "$(grep -c 'the questions do not fit it' report)" -eq 2 ]

# What no tree can make a question is the course's mistake, which is told once.
echo 'bset(b, _).' >no_questions
judged 3 --for list.csv --trees-in trees --questions no_questions --format csv two
[ ! -s report ]
[ "$(grep -c 'this is no question' messages)" -eq 1 ]

# Points that somebody wrote into a report do not end the table of a class.
judged 0 --tree own.pl --questions questions --format json mixed/bert.pl
sed 's/"points":[0-9.]*/"points":1e15/g' report >part.json
sed 's/"points":[0-9.]*/"points":-3/g; s/bert/carl/g' report >part2.json
judged 0 --merge part.json part2.json

# Two who have nothing but unreadable files in one folder have a row each, also in a merged report.
mkdir -p many/week
for each in 1001_a 1001_b 1002_a 1002_b; do echo x >"many/week/$each.docx"; done
judged 1 --tree own.pl --for list.csv --format json many
cp report whole.json
[ "$(sed 's/.*"file":"\([^"]*\)".*/\1/' report | sort -u | wc -l)" -eq 2 ]
judged 1 --merge whole.json --format csv
grep -q '^1001,many/week/1001_a.docx,error,"nothing that was handed in can be judged: 1001_a.docx: ' report
grep -q '^1002,many/week/1002_a.docx,error,' report

# That a program ends its loading is known to its feedback, also in a merged report.
{ cat wrong.pl; echo ':- halt.'; } >halts.pl
judged 1 --tree own.pl --trees 5 --expect programs --format json halts.pl
cp report halts.json
judged 1 --merge --feedback halted halts.json
grep -q 'take out what does so first' halted/halts.pl.md
grep -q '^Asked: ' halted/halts.pl.md

# What is not understood is told in JUnit's format beside the questions.
echo 'vaule(b, 4).' >mixed/dora.pl
judged 1 --tree own.pl --questions questions --format junit mixed/dora.pl
grep -q 'vaule' report

# `=>` in prose swallows no answer, and in a rule it makes a program.
printf 'value(b, 4).\nAt d we get i => 4 so\nvalue(c, 1).\n' >prose.pl
judged 1 --tree own.pl prose.pl
grep -q '^prose.pl: 2 of 3 answers right' report
printf 'minimax(P, B, V, N) =>\n    value(P, X),\n    best(P B).\n' >rule.pl
judged 1 --tree own.pl --trees 1 rule.pl
grep -q '^rule.pl: no_answer' report

# A list of a heading that looks like Canvas's second line names nobody.
echo 'Points Possible,ID,Name' >heading.csv
status=0
"$minimax" verify --tree own.pl --for heading.csv mixed/bert.pl >report 2>messages || status=$?
[ "$status" -le 3 ]

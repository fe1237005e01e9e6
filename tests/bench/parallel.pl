:- module(bench_parallel, []).

/** <module> What a second thread gains over a program whose moves/2 takes its time

    swipl -p foreign=DIR -p library=prolog tests/bench/parallel.pl -- [DEPTH]

prints the times for one and for two threads, the best of several runs each, and their ratio, over a
tree of some hundred microseconds a call.
*/

:- use_module(library(lists)).
:- use_module(library(minimax)).
:- initialization(main, main).

moves(node(D,N), [node(D1,A),node(D1,B),node(D1,C),node(D1,E)]) :-
    take_time(4000),
    D1 is D + 1,
    A is (N*4 + 1) mod 1_000_003,
    B is (N*4 + 2) mod 1_000_003,
    C is (N*4 + 3) mod 1_000_003,
    E is (N*4 + 4) mod 1_000_003.
max_to_move(node(D,_)) :- 0 is D mod 2.
min_to_move(node(D,_)) :- 1 is D mod 2.
static_eval(node(_,N), Val) :- Val is (N * 7919) mod 1009.

take_time(0) :- !.
take_time(N) :-
    N1 is N - 1,
    take_time(N1).

main([Text]) :-
    !,
    atom_number(Text, Depth),
    report(Depth).
main(_) :-
    report(6).

report(Depth) :-
    forall(member(Algorithm, [minimax, alphabeta, pvs, mtdf]),
           report(Algorithm, Depth)).

report(Algorithm, Depth) :-
    time_of(Algorithm, Depth, 1, One, Answer),
    time_of(Algorithm, Depth, 2, Two, Answer),
    Ratio is One / Two,
    format('~w to depth ~w: ~3f s on 1 thread, ~3f s on 2 threads: ~2f times faster~n',
           [Algorithm, Depth, One, Two, Ratio]).

%   The least of three times.

time_of(Algorithm, Depth, Threads, Least, Answer) :-
    findall(Time-answer(BestPos, Val, NodesList),
            ( between(1, 3, _),
              get_time(Begin),
              minimax(node(0,0), BestPos, Val, NodesList,
                      [algorithm(Algorithm), depth(Depth), threads(Threads)]),
              get_time(End),
              Time is End - Begin ),
            Runs),
    min_member(Least-Answer, Runs).

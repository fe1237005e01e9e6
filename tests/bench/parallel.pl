:- module(bench_parallel, []).

/** <module> What more threads gain where moves/2 takes its time

    swipl -p foreign=DIR -p library=prolog tests/bench/parallel.pl -- [DEPTH]

prints the times for one, two and four threads, the best of three runs each, and how many times faster
that is, over a moves/2 that computes for some 100 microseconds and over one that waits for 300, as
for an engine or a database. The first gains by cores that are free alone. The answers and the numbers
of positions must be the same.
*/

:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(minimax)).
:- initialization(main, main).

compute:moves(Pos, Succs) :-
    bench_parallel:take_time(4000),
    bench_parallel:successors(Pos, Succs).
compute:max_to_move(node(D,_)) :- 0 is D mod 2.
compute:min_to_move(node(D,_)) :- 1 is D mod 2.
compute:static_eval(node(_,N), Val) :- Val is (N * 7919) mod 1009.

wait:moves(Pos, Succs) :-
    sleep(0.0003),
    bench_parallel:successors(Pos, Succs).
wait:max_to_move(Pos) :- compute:max_to_move(Pos).
wait:min_to_move(Pos) :- compute:min_to_move(Pos).
wait:static_eval(Pos, Val) :- compute:static_eval(Pos, Val).

successors(node(D,N), [node(D1,A),node(D1,B),node(D1,C),node(D1,E)]) :-
    D1 is D + 1,
    A is (N*4 + 1) mod 1_000_003,
    B is (N*4 + 2) mod 1_000_003,
    C is (N*4 + 3) mod 1_000_003,
    E is (N*4 + 4) mod 1_000_003.

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
    forall(( member(Module, [compute,wait]),
             member(Algorithm, [minimax,alphabeta,pvs,mtdf]) ),
           report(Module, Algorithm, Depth)).

report(Module, Algorithm, Depth) :-
    maplist(time_of(Module, Algorithm, Depth), [1,2,4], [One,Two,Four], [Answer,Answer,Answer]),
    Twofold is One / Two,
    Fourfold is One / Four,
    format('~w, ~w to depth ~w: ~3f s on 1 thread, ~3f s on 2 (~2f times faster), ~3f s on 4 (~2f)~n',
           [Module, Algorithm, Depth, One, Two, Twofold, Four, Fourfold]).

%   The least of three times, in seconds.

time_of(Module, Algorithm, Depth, Threads, Least, Answer) :-
    findall(Time-answer(BestPos, Val, NodesList, Positions),
            ( between(1, 3, _),
              get_time(Begin),
              minimax(Module:node(0,0), BestPos, Val, NodesList,
                      [ algorithm(Algorithm), depth(Depth), threads(Threads), statistics(S) ]),
              get_time(End),
              Time is End - Begin,
              memberchk(positions(Positions), S) ),
            Runs),
    min_member(Least-Answer, Runs).

:- module(bench_time_limit, []).

/** <module> How well time_limit/1 is kept

    swipl -p foreign=DIR -p library=prolog tests/bench/time_limit.pl

prints how much later than after 50 ms a search ends, over a game whose moves/2 is cheap and over one
whose moves/2 takes 20 ms.
*/

:- use_module(library(lists)).
:- use_module(library(minimax)).
:- initialization(main, main).

moves(N, [A,B]) :-
    A is (N * 2) mod 1_000_003,
    B is (N * 2 + 1) mod 1_000_003.
max_to_move(N) :- 0 is N mod 2.
min_to_move(N) :- 1 is N mod 2.
static_eval(N, Val) :- Val is (N * 7919) mod 101.

slow:moves(N, Successors) :- sleep(0.02), bench_time_limit:moves(N, Successors).
slow:max_to_move(N) :- bench_time_limit:max_to_move(N).
slow:min_to_move(N) :- bench_time_limit:min_to_move(N).
slow:static_eval(N, Val) :- bench_time_limit:static_eval(N, Val).

main(_) :-
    report(cheap, bench_time_limit),
    report(slow, slow).

report(Name, Module) :-
    findall(Late, ( between(1, 20, _), late(Module, Late) ), Times),
    msort(Times, Sorted),
    nth1(10, Sorted, Median),
    last(Sorted, Most),
    MedianMs is Median * 1000,
    MostMs is Most * 1000,
    format('~w moves/2: 50 ms kept within ~3f ms (median of 20), ~3f ms at the most~n',
           [Name, MedianMs, MostMs]).

late(Module, Late) :-
    get_time(Begin),
    minimax(Module:1, _, _, _, [time_limit(0.05)]),
    get_time(End),
    Late is End - Begin - 0.05.

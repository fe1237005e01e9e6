:- module(bench_parallel, []).

/** <module> What a second thread gains where a program is searched

    swipl -p foreign=DIR -p library=prolog tests/bench/parallel.pl [-- RUNS]

prints for each game, once as its program is and once with each call waiting for 300 microseconds more,
as for an engine or a database: how many positions one thread asks about, and how many more two do; the
time of one and of two, and how many times less that is; and how many times less processor time the thread
that searches takes of two than of one. All of it of the fastest of RUNS (3) runs. The answers must be the same.

To wait needs no processor, so the time in the second line does not depend on whether a second one is
free: of these the mean is told at the end. In the first line that can be told from the last column: how
many times less time two threads take to call the predicates for some positions, half of them each, without
a search. What is there less than twice is the loss of SWI-Prolog and of the machine.
*/

:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(prolog_wrap)).
:- use_module(library(minimax)).
:- use_module(example_game).
:- use_module(figures).
:- initialization(main, main).

%!  game(?Name, ?File, ?Depth, ?Interface, ?Calls) is nondet.
%
%   Calls are what is called with a position as its first argument, and takes most of the time.

game(connect_four, 'connect_four.pl', 7, [], [moves(_,_), static_eval(_,_)]).
game(morris, 'nine_mens_morris.pl', 4, [], [moves(_,_), static_eval(_,_)]).
game(isolation, 'isolation.pl', 7, [], [moves(_,_), static_eval(_,_)]).
game(tic_tac_toe, 'tic_tac_toe.pl', unlimited, [], [moves(_,_), static_eval(_,_)]).
game(breakthrough, 'styles/breakthrough.pl', 6, [], [legal(_,_), static_eval(_,_)]).
game(reversi, 'styles/reversi.pl', 6, [], [moves(_,_,_), worth(_,_)]).

main(Arguments) :-
    (   Arguments = [Text]
    ->  atom_number(Text, Runs)
    ;   Runs = 3
    ),
    format('~w~t~16|~t~w~26|~t~w~34|~t~w~46|~t~w~58|~t~w~66|~t~w~75|~t~w~82|~n',
           [game, asked, more, 'one thread', two, time, processor, calls]),
    findall(game(Name, File, Depth, Interface, Calls), game(Name, File, Depth, Interface, Calls), Games),
    maplist(measure(Runs), Games, All),
    geometric_mean(All, Mean),
    min_list(All, Least),
    format('where calls wait: ~2f times less in the mean (goal 1.7), ~2f at the least~n', [Mean, Least]).

%   Times: how many times less two threads take where calls wait. Fails where their answers are not those
%   of one.

measure(Runs, game(Name, File, Depth, Interface, Calls), Times) :-
    example_game(Name, File, Depth, Interface, Root, Options),
    report(Name, Name:Root, Options, Runs, _),
    calls_faster(Name, Root, Runs, Faster),
    format('~t~2f~82|~n', [Faster]),
    setup_call_cleanup(
        forall(member(Call, Calls),
               wrap_predicate(Name:Call, bench_parallel, Wrapped, ( sleep(0.0003), Wrapped ))),
        report('  waiting', Name:Root, Options, Runs, Times),
        forall(member(Call, Calls),
               ( functor(Call, Functor, Arity),
                 unwrap_predicate(Name:Functor/Arity, bench_parallel)
               ))),
    nl.

report(Title, Pos, Options, Runs, Times) :-
    fastest(Pos, [threads(1)|Options], Runs, run(Time1, Own1, Asked1, Answer)),
    fastest(Pos, [threads(2)|Options], Runs, run(Time2, Own2, Asked2, Answer)),
    More is 100 * (Asked2 - Asked1) / Asked1,
    Times is Time1 / Time2,
    Owns is Own1 / Own2,
    format('~w~t~16|~t~D~26|~t~1f %~34|~t~4f s~46|~t~4f s~58|~t~2f~66|~t~2f~75|',
           [Title, Asked1, More, Time1, Time2, Times, Owns]).

fastest(Pos, Options, Runs, Fastest) :-
    findall(run(Time, Own, Asked, BestPos-Val-NodesList),
            ( between(1, Runs, _),
              garbage_collect,
              get_time(Begin),
              own_time(OwnBegin),
              once(minimax(Pos, BestPos, Val, NodesList, [statistics(S)|Options])),
              own_time(OwnEnd),
              get_time(End),
              Time is End - Begin,
              Own is OwnEnd - OwnBegin,
              memberchk(asked(Asked), S) ),
            [First|Rest]),
    foldl([A,B,C]>>( arg(1, A, TimeA), arg(1, B, TimeB), ( TimeA < TimeB -> C = A ; C = B ) ),
          Rest, First, Fastest).

%   Of this thread, in nanoseconds.

own_time(Time) :-
    setup_call_cleanup(open('/proc/thread-self/schedstat', read, In),
                       read_string(In, _, Text),
                       close(In)),
    split_string(Text, " ", "\n", [Digits|_]),
    number_string(Time, Digits).

%   The first positions of the game, ply by ply, as often as takes some time.

calls_faster(Name, Root, Runs, Faster) :-
    four_predicates(Name, Module),
    positions(Module, [Root], 1000, Positions),
    findall(Time, ( between(1, Runs, _), calls_time(Module, Positions, [2], Time) ), Ones),
    findall(Time, ( between(1, Runs, _), calls_time(Module, Positions, [1,1], Time) ), Twos),
    min_list(Ones, One),
    min_list(Twos, Two),
    Faster is One / Two.

positions(_, [], _, []) :- !.
positions(_, _, 0, []) :- !.
positions(Module, [Pos|Queue], Count, [Pos|Positions]) :-
    (   Module:moves(Pos, Successors)
    ->  append(Queue, Successors, Queue1)
    ;   Queue1 = Queue
    ),
    Count1 is Count - 1,
    positions(Module, Queue1, Count1, Positions).

calls_time(Module, Positions, Times, Time) :-
    get_time(Begin),
    maplist([Rounds,Thread]>>thread_create(call_all(Module, Positions, Rounds), Thread), Times, Threads),
    maplist([Thread]>>thread_join(Thread), Threads),
    get_time(End),
    Time is End - Begin.

call_all(Module, Positions, Rounds) :-
    forall(( between(1, Rounds, _),
             member(Pos, Positions) ),
           ( ignore(Module:moves(Pos, _)),
             ignore(catch(Module:static_eval(Pos, _), _, true)) )).

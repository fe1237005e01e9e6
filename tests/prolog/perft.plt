:- module(test_perft, []).

/** <module> perft/4 against published counts and against a program of three lines
*/

:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(lists)).
:- use_module(library(minimax)).
:- use_module('../oracle/random_trees').
:- use_module(example_games).

:- load_example(tic_tac_toe).
:- load_example(connect_four).
:- load_example(nine_mens_morris).

:- dynamic moves/2, static_eval/2, max_to_move/1, min_to_move/1.

path(_, 0) :- !.
path(Pos, Plies) :-
    moves(Pos, Successors),
    member(Succ, Successors),
    Rest is Plies-1,
    path(Succ, Rest).

forget_tree :-
    forall(member(Head, [moves(_, _), static_eval(_, _), max_to_move(_), min_to_move(_)]),
           retractall(test_perft:Head)).

:- begin_tests(perft).

%   Of the morris a capture is a ply.

published(tic_tac_toe, [9,72,504,3024,15120,54720,148176,200448,127872,0]).
published(connect_four, [7,49,343,2401,16807,117649]).
published(nine_mens_morris, [24,552,12144,255024]).

test(published, forall(( published(Game, Counts), nth1(Depth, Counts, Count) )),
     Found == Count) :-
    Game:initial_position(Pos),
    perft(Game:Pos, Depth, Found, []).

test(random_trees, Compared == 1000) :-
    aggregate_all(count,
                  ( between(1, 250, I),
                    random_tree(I, [], Tree),
                    forget_tree,
                    assert_tree(test_perft, Tree),
                    tree_root(Tree, Root),
                    between(0, 3, Plies),
                    aggregate_all(count, path(Root, Plies), Expected),
                    perft(Root, Plies, Found, []),
                    (   Found == Expected
                    ->  true
                    ;   throw(different(I, Plies, Found, Expected))
                    ) ),
                  Compared).

test(large, Count =:= 2**100) :-
    perft(twice:a, 100, Count, []).
test(bound) :-
    perft(twice:a, 3, 8, []).
test(other, fail) :-
    perft(twice:a, 3, 9, []).
test(interface, Count == 4) :-
    perft(steps:0, 2, Count, [interface([move = step/2, default_value = 0, mover = parity])]).
test(chance, Count == 1) :-
    perft(coin:throw, 1, Count, []).
test(leaf, Counts == 1-0) :-
    perft(coin:one, 0, Count0, []),
    perft(coin:one, 1, Count1, []),
    Counts = Count0-Count1.
test(far, Count == 0) :-
    perft(coin:throw, 123456789012345678901234567890, Count, []).

test(unbound, error(instantiation_error, context(minimax:perft/4, _))) :-
    perft(twice:a, _, _, []).
test(negative, error(type_error(nonneg, -1), context(minimax:perft/4, _))) :-
    perft(twice:a, -1, _, []).
test(no_number, error(type_error(nonneg, a), context(minimax:perft/4, _))) :-
    perft(twice:a, a, _, []).
test(not_ground, error(instantiation_error, context(minimax:perft/4, _))) :-
    perft(twice:_, 2, _, []).
test(no_option, error(domain_error(minimax_option, _), context(minimax:perft/4, _)),
     forall(member(Option, [depth(3), algorithm(minimax), statistics(_), certificate(_), foo(1)]))) :-
    perft(twice:a, 2, _, [Option]).
test(time_is_over, error(resource_error(time_limit), context(minimax:perft/4, _))) :-
    perft(endless:0, 1000000, _, [time_limit(0.05)]).
test(endless_call, error(resource_error(time_limit), context(minimax:perft/4, _))) :-
    perft(waits:a, 3, _, [time_limit(0.05)]).
test(thrown, throws(mine)) :-
    perft(throws:a, 3, _, []).

:- end_tests(perft).

twice:moves(a, [a,a]).
twice:static_eval(a, 0).
twice:max_to_move(a).
twice:min_to_move(_) :- fail.

steps:step(N, M) :- member(D, [1,2]), M is N+D.

coin:moves(throw, [1-one, 0-none]).
coin:chance_to_move(throw).
coin:static_eval(one, 1).
coin:static_eval(none, 0).

endless:moves(N, [M]) :- M is N+1.
endless:static_eval(_, 0).
endless:max_to_move(_).
endless:min_to_move(_) :- fail.

waits:moves(_, _) :- waits:loops.
waits:loops :- waits:again, waits:loops.
waits:again.
waits:static_eval(_, 0).
waits:max_to_move(_).
waits:min_to_move(_) :- fail.

throws:moves(_, _) :- throw(mine).
throws:static_eval(_, 0).
throws:max_to_move(_).
throws:min_to_move(_) :- fail.

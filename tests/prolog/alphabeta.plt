:- module(test_alphabeta, []).

/** <module> alphabeta/5 and /6 against the program of Bratko's book
*/

:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(minimax)).
:- use_module('../oracle/random_trees').

:- dynamic moves/2, static_eval/2, max_to_move/1, min_to_move/1.

%   The program, written anew: the bounds are passed down, and the rest is cut off where the value
%   lies beyond the other bound.

bratko(Pos, Alpha, Beta, GoodPos, Val) :-
    moves(Pos, Successors),
    Successors \== [],
    !,
    bounded_best(Successors, Alpha, Beta, GoodPos, Val).
bratko(Pos, _, _, _, Val) :-
    static_eval(Pos, Val).

bounded_best([Pos|Rest], Alpha, Beta, GoodPos, GoodVal) :-
    bratko(Pos, Alpha, Beta, _, Val),
    good_enough(Rest, Alpha, Beta, Pos, Val, GoodPos, GoodVal).

good_enough([], _, _, Pos, Val, Pos, Val) :- !.
good_enough(_, _, Beta, Pos, Val, Pos, Val) :- min_to_move(Pos), Val > Beta, !.
good_enough(_, Alpha, _, Pos, Val, Pos, Val) :- max_to_move(Pos), Val < Alpha, !.
good_enough(Rest, Alpha, Beta, Pos, Val, GoodPos, GoodVal) :-
    new_bounds(Alpha, Beta, Pos, Val, NewAlpha, NewBeta),
    bounded_best(Rest, NewAlpha, NewBeta, Pos1, Val1),
    better_of(Pos, Val, Pos1, Val1, GoodPos, GoodVal).

new_bounds(Alpha, Beta, Pos, Val, Val, Beta) :- min_to_move(Pos), Val > Alpha, !.
new_bounds(Alpha, Beta, Pos, Val, Alpha, Val) :- max_to_move(Pos), Val < Beta, !.
new_bounds(Alpha, Beta, _, _, Alpha, Beta).

better_of(Pos, Val, _, Val1, Pos, Val) :- min_to_move(Pos), Val > Val1, !.
better_of(Pos, Val, _, Val1, Pos, Val) :- max_to_move(Pos), Val < Val1, !.
better_of(_, _, Pos1, Val1, Pos1, Val1).

a_tree(I, Root) :-
    Kind is I mod 3,
    nth0(Kind, [ties, small, floats], Values),
    random_tree(I, [movers(alternating), declarations(all), root(declared), values(Values),
                    empty_moves(none)], Tree),
    assert_tree(test_alphabeta, Tree),
    tree_root(Tree, Root).

a_window(-1.0Inf, inf).
a_window(-2, 2).
a_window(0, 0).
a_window(1, 5).
a_window(-10, -1).

same_or_bound(Val0, Alpha, Beta, Val) :-
    (   Val0 < Alpha -> Val < Alpha, Val >= Val0
    ;   Val0 > Beta -> Val > Beta, Val =< Val0
    ;   Val == Val0
    ).

:- begin_tests(alphabeta).

test(bratko) :-
    flag(compared, _, 0),
    forall(( between(1, 1500, I), a_tree(I, Root), a_window(Alpha0, Beta0) ),
           ( Alpha is Alpha0, Beta is Beta0,
             once(bratko(Root, Alpha, Beta, GoodPos, Val)),
             minimax(Root, _, Val0, _),
             alphabeta(Root, Alpha0, Beta0, GoodPos1, Val1),
             (   Val0 >= Alpha, Val0 =< Beta
             ->  assertion(GoodPos1-Val1 =@= GoodPos-Val)
             ;   assertion(same_or_bound(Val0, Alpha, Beta, Val1))
             ),
             flag(compared, N, N + 1) )),
    flag(compared, N, N),
    format('~D windows compared~n', [N]).
test(depth) :-
    forall(( between(1, 300, I),
             random_tree(I, [inner_values(all), cycles(20)], Tree),
             assert_tree(test_alphabeta, Tree),
             tree_root(Tree, Root),
             between(0, 4, Depth) ),
           ( minimax(Root, GoodPos, Val, _, [depth(Depth)]),
             alphabeta(Root, -inf, inf, GoodPos1, Val1, Depth),
             assertion(GoodPos1-Val1 =@= GoodPos-Val) )).
test(leaf, Pos-Val =@= _-7) :-
    retractall(moves(_, _)),
    assertz(static_eval(only_leaf, 7)),
    alphabeta(only_leaf, 0, 1, Pos, Val).
test(bound, error(instantiation_error)) :-
    alphabeta(only_leaf, _, 1, _, _).
test(bound, error(type_error(evaluable, _))) :-
    alphabeta(only_leaf, low, 1, _, _).
test(bounds, error(domain_error(beta, 0))) :-
    alphabeta(only_leaf, 1, 0, _, _).
test(depth, error(type_error(integer, deep))) :-
    alphabeta(only_leaf, 0, 1, _, _, deep).
test(wrong, fail) :-
    alphabeta(only_leaf, 0, 9, _, 8).

:- end_tests(alphabeta).

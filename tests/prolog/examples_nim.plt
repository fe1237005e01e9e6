:- module(test_examples_nim, []).

/** <module> examples/nim.pl: Bouton's theory
*/

:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(minimax)).
:- use_module(example_games).

:- load_example(nim).

:- begin_tests(nim).

test(bouton) :-
    findall(Heaps, ( between(0, 4, Count), heaps(Count, 4, Heaps) ), All),
    forall(( member(Heaps, All), member(Player, [max, min]) ), as_bouton_says(Player, Heaps)),
    length(All, Compared),
    format('~D positions of nim for each player are as Bouton says~n', [Compared]).
test(best_move, Best == [3-2]-1) :-
    best(nim:(max-[3,4,5]), [], Best).
test(lost, Val == -1) :-
    minimax(nim:(max-[1,4,5]), _, Val, _).
test(heaps_in_any_order, Succ == min-[1,4,5]) :-
    minimax(nim:(max-[5,3,4]), Succ, _, _).

:- end_tests(nim).

%   As many heaps, none larger than Most, sorted.

heaps(0, _, []) :- !.
heaps(Count, Most, Heaps) :-
    between(1, Most, Heap),
    Count1 is Count - 1,
    heaps(Count1, Heap, Smaller),
    append(Smaller, [Heap], Heaps).

as_bouton_says(Player, Heaps) :-
    foldl([Heap,X0,X]>>(X is X0 xor Heap), Heaps, 0, Xor),
    minimax(nim:(Player-Heaps), _, Val, _),
    (   Xor =\= 0
    ->  Wins = Player
    ;   nim:opponent(Player, Wins)
    ),
    (   Wins == max
    ->  Val == 1
    ;   Val == -1
    ).

:- module(test_examples_tic_tac_toe, []).

/** <module> examples/tic_tac_toe.pl: the draw, and the open lines of the course notes
*/

:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(minimax)).
:- use_module(example_games).

:- load_example(tic_tac_toe).

:- begin_tests(tic_tac_toe).

test(draw, Val == 0) :-
    tic_tac_toe:initial_position(Pos),
    minimax(tic_tac_toe:Pos, _, Val, _).
test(all_ways_to_play, Counts == [9,72,504,3024,15120,54720,148176]) :-
    findall(Count, ( between(1, 7, Plies), perft(tic_tac_toe, Plies, Count) ), Counts).
test(wins, Best == [1]-1) :-
    best(tic_tac_toe:(x-[e,o,o,e,x,e,x,e,e]), [], Best).
test(first_move, Best == [5]-1) :-
    best(by_open_lines:(x-[e,e,e,e,e,e,e,e,e]), [depth(2)], Best).
test(second_move, Names-Val == [1,3,7,9]-1) :-
    best(by_open_lines:(x-[e,o,e,e,x,e,e,e,e]), [depth(2)], Names0-Val),
    msort(Names0, Names).
test(third_move, Best == [1]-1) :-
    best(by_open_lines:(x-[e,o,o,e,x,e,x,e,e]), [depth(2)], Best).
test(all_other_third_moves_lose, Values == [-100,-100,-100,-100]) :-
    tic_tac_toe:moves(x-[e,o,o,e,x,e,x,e,e], [_|Others]),
    findall(Val,
            ( member(Pos, Others), minimax(by_open_lines:Pos, _, Val, _, [depth(1)]) ),
            Values).
test(won, Val == 100) :-
    tic_tac_toe:open_lines(o-[x,x,x,o,o,e,e,e,e], Val).
test(lost, Val == -100) :-
    tic_tac_toe:open_lines(x-[o,o,o,x,x,e,x,e,e], Val).

:- end_tests(tic_tac_toe).

%   Tic-tac-toe, but for the evaluation.

:- add_import_module(by_open_lines, tic_tac_toe, start).

by_open_lines:static_eval(Pos, Val) :-
    tic_tac_toe:open_lines(Pos, Val).

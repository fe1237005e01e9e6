:- module(test_examples_connect_four, []).

/** <module> examples/connect_four.pl: its rules, and what it plays
*/

:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module(library(minimax)).
:- use_module(example_games).

:- load_example(connect_four).

:- begin_tests(connect_four).

test(perft, Counts == [7,49,343,2401,16807,117649]) :-
    findall(Count, ( between(1, 6, Plies), perft(connect_four, Plies, Count) ), Counts).
test(lines, Count == 69) :-
    connect_four:lines(Lines),
    sort(Lines, Distinct),
    length(Distinct, Count).
test(four_in_a_line, setup(set_random(seed(1)))) :-
    connect_four:lines(Lines),
    forall(between(1, 2000, _),
           (   random_men(20, Men),
               (   connect_four:four(Men)
               ->  Four = true
               ;   Four = false
               ),
               (   member(Line, Lines), Men /\ Line =:= Line
               ->  Four == true
               ;   Four == false
               )
           )).
test(first_move, Names == [4]) :-
    best_after(connect_four:[], [depth(6)], Names-_).
test(wins_at_once, Best == [4]-996) :-
    best_after(connect_four:[4,3,4,3,4,1], [depth(4)], Best).
test(wins_at_once_as_min, Best == [4]-(-996)) :-
    best_after(connect_four:[1,4,2,4,7,4,7], [depth(4)], Best).
test(parries, Names == [4]) :-
    best_after(connect_four:[4,3,4,3,4], [depth(2)], Names-_).
test(parries_as_max, Names == [4]) :-
    best_after(connect_four:[1,4,2,4,7,4], [depth(2)], Names-_).
test(makes_two_threats, Best == [5,2]-996) :-
    best_after(connect_four:[4,4,3,3], [depth(4)], Best).
test(game_over, fail) :-
    connect_four:after([4,3,4,3,4,3,4], Pos),
    connect_four:moves(Pos, _).
test(full_column, Names == [4,5,2,6,1,7]) :-
    connect_four:after([3,3,3,3,3,3], Pos),
    connect_four:moves(Pos, Successors),
    maplist(connect_four:move_name(Pos), Successors, Names).

:- end_tests(connect_four).

%   Count times a cell at random.

random_men(Count, Men) :-
    findall(Cell,
            ( between(1, Count, _), random_between(0, 6, C), random_between(0, 5, R),
              Cell is 1 << (7*C + R) ),
            Cells),
    foldl([Cell,Men0,Men1]>>(Men1 is Men0 \/ Cell), Cells, 0, Men).

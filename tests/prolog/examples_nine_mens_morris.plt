:- module(test_examples_nine_mens_morris, []).

/** <module> examples/nine_mens_morris.pl: its rules, and what it plays
*/

:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module(library(minimax)).
:- use_module(example_games).

:- load_example(nine_mens_morris).

:- begin_tests(nine_mens_morris).

test(perft, Counts == [24,552,12144,255024]) :-
    findall(Count, ( between(1, 4, Plies), perft(nine_mens_morris, Plies, Count) ), Counts).
test(perft_after_all_kinds_of_moves, Counts == [3,24,1008]) :-      % by another program
    Moves = [a7,d7,e3,b2,a1,d2,a4,xd2,c5,e5,f2,e4,xd7,d2,xa1,a1,xc5,d1,d3,c5,c3,xc5,d5,
             a4-b4,d5-d6,b4-a4,xd6,d1-g1,e5-d5,d2-d1,d5-e5,xf2,b2-g7,a7-d7,d1-g4],
    findall(Count,
            ( between(1, 3, Plies), perft_after(nine_mens_morris:Moves, Plies, Count) ),
            Counts).
test(closes_a_mill, Best == [d1]-13) :-
    best_after(nine_mens_morris:[d2,a7,d3,g7], [depth(4)], Best).
test(prevents_a_mill, Best == [d1]-1) :-
    best_after(nine_mens_morris:[d2,a7,d3], [depth(4)], Best).
test(captures, Names == [xa7,xg7]) :-
    names_after([d2,a7,d3,g7,d1], Names).
test(captures_no_mill, Names == [xb6]) :-
    names_after([d2,a7,d3,g7,a1,d7,xa1,b4,b6,d1], Names).
test(captures_a_mill_if_there_is_nothing_else, Names == [xa7,xd7,xg7]) :-
    names_after([d2,a7,d3,g7,a1,d7,xa1,d1], Names).
test(same_player_captures) :-
    nine_mens_morris:after([d2,a7,d3,g7,d1], Pos),
    nine_mens_morris:max_to_move(Pos),
    nine_mens_morris:after([d2,a7,d3,g7,d1,xa7], Succ),
    nine_mens_morris:min_to_move(Succ).
test(moves_along_lines, Names == [a1-a4,a1-d1,a7-a4,d7-d6,d7-g7,g1-d1,g1-g4]) :-
    names(morris(x, play, 0+4, 0+5,
                 board(x,x,e, e,e,e, e,e,e, e,e,o, o,e,e, e,e,o, o,e,o, x,e,x)), Names0),
    msort(Names0, Names).
test(flies, Count == 45) :-
    names(morris(o, play, 0+3, 0+6,
                 board(x,x,o, x,e,e, e,e,e, x,e,e, e,e,e, x,e,e, o,e,e, x,o,e)), Names),
    length(Names, Count).
test(lost_with_two_men, Val == -1000) :-
    minimax(nine_mens_morris:morris(x, play, 0+2, 0+5,
                 board(x,x,e, e,e,e, e,e,e, e,e,e, e,e,e, o,e,o, o,e,o, o,e,e)), _, Val, Line),
    Line == [].
test(lost_without_a_move, Val == 1000) :-
    minimax(nine_mens_morris:morris(o, play, 0+4, 0+6,
                 board(o,o,o, x,x,x, e,e,e, o,x,e, e,e,x, e,e,e, e,e,e, x,e,e)), _, Val, Line),
    Line == [].
test(men_are_counted, setup(set_random(seed(1)))) :-
    nine_mens_morris:initial_position(Start),
    forall(between(1, 30, _), men_are_counted(150, Start)).
test(all_algorithms, Answers == [[d7]-14]) :-
    setof(Best, Algorithm^( member(Algorithm, [minimax, negamax, alphabeta, pvs, mtdf, sss]),
                            best_after(nine_mens_morris:[d2,a7,d3,g7,d1,xa7,a7],
                                       [depth(3), algorithm(Algorithm)], Best) ),
          Answers).

:- end_tests(nine_mens_morris).

names_after(Moves, Names) :-
    nine_mens_morris:after(Moves, Pos),
    names(Pos, Names).

names(Pos, Names) :-
    nine_mens_morris:moves(Pos, Successors),
    maplist(nine_mens_morris:move_name(Pos), Successors, Names).

%   Along a game at random, the counts in a position are those of its board.

men_are_counted(0, _) :- !.
men_are_counted(Plies, Pos) :-
    Pos = morris(Player, _, Hand1+Men1, Hand2+Men2, Board),
    nine_mens_morris:opponent(Player, Opponent),
    men_on(Board, Player, Men1),
    men_on(Board, Opponent, Men2),
    Hand1 + Men1 =< 9,
    Hand2 + Men2 =< 9,
    abs(Hand1 - Hand2) =< 1,
    successors(nine_mens_morris, Pos, Successors),
    (   Successors == []
    ->  true
    ;   random_member(Succ, Successors),
        Plies1 is Plies - 1,
        men_are_counted(Plies1, Succ)
    ).

men_on(Board, Player, Men) :-
    findall(Point, arg(Point, Board, Player), Points),
    length(Points, Men).

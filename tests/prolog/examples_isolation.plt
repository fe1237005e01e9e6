:- module(test_examples_isolation, []).

/** <module> examples/isolation.pl: its rules, and what it plays
*/

:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(minimax)).
:- use_module(example_games).

:- load_example(isolation).

:- begin_tests(isolation).

% From the middle of a side: two squares to the left, to the right, and along each diagonal; three ahead.

test(first_moves, Sorted == Expected) :-
    isolation:initial_position(Pos),
    successors(isolation, Pos, Successors),
    findall(Name, ( member(Succ, Successors), isolation:move_name(Pos, Succ, Name) ), Names),
    msort(Names, Sorted),
    msort([a5,a3,b5,b4,c2,c3,c4,d5,d4,e5,e3], Expected).

% No square comes back: each ply takes one.

test(squares_go) :-
    forall(played(12, Pos, Plies),
           (   Pos = _-board(_, _, Gone),
               Squares is popcount(Gone),
               assertion(Squares =:= Plies + 2)
           )).
test(depth, Val == 3) :-
    isolation:initial_position(Pos),
    minimax(isolation:Pos, _, Val, _, [depth(5)]).
test(as_plain_minimax, [forall(between(1, 4, Depth)), Answer == Expected]) :-
    isolation:initial_position(Pos),
    findall(B-V-L, minimax(isolation:Pos, B, V, L, [depth(Depth)]), Answer),
    findall(B-V-L, minimax(isolation:Pos, B, V, L, [depth(Depth),algorithm(minimax)]), Expected).

% MAX takes the last square that MIN could go to.

test(shuts_in, Best-Val == (b-board(0, 6, All))-100) :-
    All is (1<<25) - 1,
    Left is All /\ \1,
    minimax(isolation:(a-board(5, 6, Left)), Best, Val, _).
test(cannot_move, Val == -100) :-
    Gone is (1<<25) - 1,
    minimax(isolation:(a-board(0, 24, Gone)), _, Val, _).

:- end_tests(isolation).

%   The first, the middle or the last move in turn.

played(Most, Pos, Plies) :-
    isolation:initial_position(Start),
    played_from(0, Most, Start, Plies, Pos).

played_from(Plies, _, Pos, Plies, Pos).
played_from(Plies0, Most, Pos0, Plies, Pos) :-
    Plies0 < Most,
    successors(isolation, Pos0, Successors),
    Successors \== [],
    length(Successors, Count),
    Index is (Plies0 mod 3) * (Count - 1) // 2,
    nth0(Index, Successors, Pos1),
    Plies1 is Plies0 + 1,
    played_from(Plies1, Most, Pos1, Plies, Pos).

% Nine men's morris. Each player first places nine men, then moves them along the lines, and when it
% has but three left, anywhere. Who closes a mill, three men on a line, captures an enemy man: one
% that is in no mill, unless all of them are. Who has two men left, or cannot move, has lost.
%
% A position is morris(Player, Ply, Own, Enemy, Board): Player, x (MAX) or o (MIN), is to move, and
% Ply is what it has to do, `play` or `capture`. For a capture is a ply of its own: who has closed a
% mill is to move once more. Own is Hand+Men, how many men Player has yet to place, and how many on
% the board; Enemy is the same of its opponent. Board has the 24 points in the order of reading,
% each of them x, o, or e where it is empty.
%
% A move is named by a point, such as d2, where a man is placed; by two, such as d2-d3; or as xd2,
% if the man there is captured. after(Names, Pos) gives the position after some moves.
%
% MIN has let MAX close a mill:
%
%     ?- after([d2,a7,d3,g7], Pos),
%        minimax(Pos, Best, Val, _, [depth(4)]), move_name(Pos, Best, Name).
%     Val = 13, Name = d1.
%
% It should have prevented it:
%
%     ?- after([d2,a7,d3], Pos),
%        minimax(Pos, Best, Val, _, [depth(4)]), move_name(Pos, Best, Name).
%     Val = 1, Name = d1.
%
% Positions may repeat: a search needs a depth limit.

:- use_module(library(minimax)).

initial_position(morris(x, play, 9+0, 9+0, Board)) :-
    Board = board(e,e,e,e,e,e,e,e,e,e,e,e,e,e,e,e,e,e,e,e,e,e,e,e).

max_to_move(morris(x, _, _, _, _)).
min_to_move(morris(o, _, _, _, _)).

moves(Pos, Successors) :-
    \+ has_two_men(Pos),
    findall(Succ, successor(Pos, Succ), Successors).

has_two_men(morris(_, _, Hand+Men, _, _)) :-
    Hand + Men < 3.

successor(morris(Player, play, Own, Enemy, Board), Succ) :-
    opponent(Player, Opponent),
    played(Own, Player, Board, Point, Own1, Board1),
    (   in_mill(Point, Player, Board1)
    ->  Succ = morris(Player, capture, Own1, Enemy, Board1)
    ;   Succ = morris(Opponent, play, Enemy, Own1, Board1)
    ).
successor(morris(Player, capture, Own, Hand+Men, Board),
          morris(Opponent, play, Hand+Men1, Own, Board1)) :-
    opponent(Player, Opponent),
    capturable(Opponent, Board, Points),
    Men1 is Men - 1,
    member(Point, Points),
    changed(Board, Point, e, Board1).

opponent(x, o).
opponent(o, x).

% played(Own, Player, Board, Point, Own1, Board1): Player has placed a man on Point, or moved one to
% it.

played(Hand+Men, Player, Board, Point, Hand1+Men1, Board1) :-
    Hand > 0,
    Hand1 is Hand - 1,
    Men1 is Men + 1,
    arg(Point, Board, e),
    changed(Board, Point, Player, Board1).
played(0+Men, Player, Board, Point, 0+Men, Board1) :-
    arg(From, Board, Player),
    (   Men =:= 3
    ->  true
    ;   neighbour(From, Point)
    ),
    arg(Point, Board, e),
    changed(Board, From, e, Board0),
    changed(Board0, Point, Player, Board1).

changed(Board, Point, Cell, Board1) :-
    duplicate_term(Board, Board1),
    setarg(Point, Board1, Cell).

% capturable(Player, Board, Points): the men of Player that may be captured.

capturable(Player, Board, Points) :-
    findall(Point,
            ( arg(Point, Board, Player), \+ in_mill(Point, Player, Board) ),
            Outside),
    (   Outside == []
    ->  findall(Point, arg(Point, Board, Player), Points)
    ;   Points = Outside
    ).

in_mill(Point, Player, Board) :-
    on_line(Point, Point1, Point2),
    arg(Point1, Board, Player),
    arg(Point2, Board, Player),
    !.

on_line(A, B, C) :- line(A, B, C).
on_line(B, A, C) :- line(A, B, C).
on_line(C, A, B) :- line(A, B, C).

neighbour(A, B) :- line(A, B, _).
neighbour(B, A) :- line(A, B, _).
neighbour(B, C) :- line(_, B, C).
neighbour(C, B) :- line(_, B, C).

% line(A, B, C): these points are in line, and B between A and C.

line( 1,  2,  3).
line( 4,  5,  6).
line( 7,  8,  9).
line(10, 11, 12).
line(13, 14, 15).
line(16, 17, 18).
line(19, 20, 21).
line(22, 23, 24).
line( 1, 10, 22).
line( 4, 11, 19).
line( 7, 12, 16).
line( 2,  5,  8).
line(17, 20, 23).
line( 9, 13, 18).
line( 6, 14, 21).
line( 3, 15, 24).

% The evaluation is a weighted sum: what the player to move has more of than its opponent. It is to
% be negated for MIN.

static_eval(Pos, Val) :-
    Pos = morris(Player, _, _, _, _),
    (   lost(Pos)
    ->  Merit = -1000
    ;   merit(Pos, Merit)
    ),
    (   Player == x
    ->  Val = Merit
    ;   Val is -Merit
    ).

lost(Pos) :-
    has_two_men(Pos),
    !.
lost(Pos) :-
    \+ successor(Pos, _).

merit(morris(Player, Ply, Own, Enemy, Board), Merit) :-
    opponent(Player, Opponent),
    features(Player, Board, Mills1, Pairs1, Stuck1),
    features(Opponent, Board, Mills2, Pairs2, Stuck2),
    (   Ply == capture
    ->  Captures = 1
    ;   Captures = 0
    ),
    weighted_sum([ 10*(Own - Enemy),
                   10*Captures,
                   3*(Mills1 - Mills2),
                   2*(Pairs1 - Pairs2),
                   -1*(Stuck1 - Stuck2)
                 ],
                 Merit).

features(Player, Board, Mills, Pairs, Stuck) :-
    aggregate_all(count, mill(Player, Board), Mills),
    aggregate_all(count, pair(Player, Board), Pairs),
    aggregate_all(count, stuck(Player, Board), Stuck).

mill(Player, Board) :-
    cells(Board, Player, Player, Player).

% Two men on a line, the third point of which is empty.

pair(Player, Board) :-
    cells(Board, A, B, C),
    two_of_three(Player, A, B, C).

cells(Board, A, B, C) :-
    line(Point1, Point2, Point3),
    arg(Point1, Board, A),
    arg(Point2, Board, B),
    arg(Point3, Board, C).

two_of_three(Player, Player, Player, e).
two_of_three(Player, Player, e, Player).
two_of_three(Player, e, Player, Player).

% A man that has no empty neighbour.

stuck(Player, Board) :-
    arg(Point, Board, Player),
    \+ ( neighbour(Point, Next), arg(Next, Board, e) ).

after(Names, Pos) :-
    initial_position(Start),
    foldl(moved, Names, Start, Pos).

moved(Name, Pos, Succ) :-
    moves(Pos, Successors),
    member(Succ, Successors),
    move_name(Pos, Succ, Name),
    !.

move_name(morris(_, _, _, _, Before), morris(_, _, _, _, After), Name) :-
    (   gone(Before, After, From)
    ->  (   gone(After, Before, To)
        ->  Name = From-To
        ;   atom_concat(x, From, Name)
        )
    ;   gone(After, Before, Name)
    ).

% gone(Before, After, Name): the man on the point of this name is not there any more.

gone(Before, After, Name) :-
    arg(Point, Before, Cell),
    Cell \== e,
    arg(Point, After, e),
    arg(Point, names(a7,d7,g7, b6,d6,f6, c5,d5,e5, a4,b4,c4,
                     e4,f4,g4, c3,d3,e3, b2,d2,f2, a1,d1,g1), Name).

show_position(morris(Player, _, Own+_, Enemy+_, Board)) :-
    opponent(Player, Opponent),
    Board =.. [_|Cells],
    maplist(shown, Cells, Shown),
    format("7 ~w-----------~w-----------~w~n\c
            6 |   ~w-------~w-------~w   |~n\c
            5 |   |   ~w---~w---~w   |   |~n\c
            4 ~w---~w---~w       ~w---~w---~w~n\c
            3 |   |   ~w---~w---~w   |   |~n\c
            2 |   ~w-------~w-------~w   |~n\c
            1 ~w-----------~w-----------~w~n\c
            \s a   b   c   d   e   f   g~n", Shown),
    format("in hand: ~w ~w, ~w ~w~n", [Player, Own, Opponent, Enemy]).

shown(x, x).
shown(o, o).
shown(e, '.').

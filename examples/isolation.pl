% Isolation on a board of 5 by 5. Each player has a queen, which moves as in chess over empty squares;
% the square that it leaves is gone. Who cannot move has lost. MAX is the first player, a, and begins.
%
% A position is Player-board(A, B, Gone): who is to move, a or b, the squares of both queens, 0 to 24
% in the order of reading, and the set of the squares that are gone or taken, as the bits of an integer.
%
%     ?- initial_position(Pos), minimax(Pos, Best, Val, _, [depth(5)]), move_name(Pos, Best, Name).
%     Val = 3.
%
% A position is worth how many squares MAX can go to more than MIN.

initial_position(a-board(2, 22, Gone)) :-
    Gone is 1<<2 \/ 1<<22.

max_to_move(a-_).
min_to_move(b-_).

moves(Player-Board, Successors) :-
    findall(Other-Board1, moved(Player, Board, Other, Board1), Successors).

moved(a, board(A, B, Gone), b, board(A1, B, Gone1)) :-
    reached(A, Gone, A1),
    Gone1 is Gone \/ 1<<A1.
moved(b, board(A, B, Gone), a, board(A, B1, Gone1)) :-
    reached(B, Gone, B1),
    Gone1 is Gone \/ 1<<B1.

% reached(From, Gone, To): a queen goes from one square to another, with nothing gone in between.

reached(From, Gone, To) :-
    ray(From, Squares),
    on_ray(Squares, Gone, To).

on_ray([Square|Squares], Gone, To) :-
    getbit(Gone, Square) =:= 0,
    (   To = Square
    ;   on_ray(Squares, Gone, To)
    ).

% ray(From, Squares): the squares in one of eight directions, the nearest first. They are computed once.

:- table ray/2.

ray(From, Squares) :-
    between(0, 24, From),
    member(DX-DY, [0-1,0-(-1),1-0,(-1)-0,1-1,1-(-1),(-1)-1,(-1)-(-1)]),
    X is From mod 5,
    Y is From // 5,
    squares(X, Y, DX, DY, Squares),
    Squares \== [].

squares(X, Y, DX, DY, Squares) :-
    X1 is X + DX,
    Y1 is Y + DY,
    (   between(0, 4, X1),
        between(0, 4, Y1)
    ->  Square is 5*Y1 + X1,
        Squares = [Square|Rest],
        squares(X1, Y1, DX, DY, Rest)
    ;   Squares = []
    ).

static_eval(Player-board(A, B, Gone), Val) :-
    aggregate_all(count, reached(A, Gone, _), CountA),
    aggregate_all(count, reached(B, Gone, _), CountB),
    (   Player == a, CountA =:= 0
    ->  Val = -100
    ;   Player == b, CountB =:= 0
    ->  Val = 100
    ;   Val is CountA - CountB
    ).

show_position(_-board(A, B, Gone)) :-
    forall(between(0, 24, Square),
           (   shown(Square, A, B, Gone, Cell),
               write(Cell),
               ( Square mod 5 =:= 4 -> nl ; write(' ') )
           )).

shown(A, A, _, _, a) :- !.
shown(B, _, B, _, b) :- !.
shown(Square, _, _, Gone, Cell) :-
    (   getbit(Gone, Square) =:= 1
    ->  Cell = '.'
    ;   Cell = '_'
    ).

% A move is named by the square that it goes to: a1 is below on the left.

move_name(Player-_, _-board(A, B, _), Name) :-
    (   Player == a
    ->  Square = A
    ;   Square = B
    ),
    Code is 0'a + Square mod 5,
    char_code(Column, Code),
    Row is 5 - Square // 5,
    atom_concat(Column, Row, Name).

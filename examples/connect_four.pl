% Connect Four, on seven columns of six cells. A man falls to the lowest empty cell of its column.
% Four men of a player in a row, a column or a diagonal win. MAX has the x, and begins.
%
% A position is Player-board(X, O): who is to move, x or o, the set of the cells where MAX has men,
% and that of MIN. A set of cells is an integer; its bits are
%
%      .  .  .  .  .  .  .
%      5 12 19 26 33 40 47
%      4 11 18 25 32 39 46
%      3 10 17 24 31 38 45
%      2  9 16 23 30 37 44
%      1  8 15 22 29 36 43
%      0  7 14 21 28 35 42
%
% The bit above a column is always 0. So a step up, right, or along a diagonal is always 1, 7, 8 or
% 6 bits, and one that leaves the board ends at a bit that is 0.
%
% A move is named by its column, 1 to 7, and after(Columns, Pos) gives the position after some of
% them. Here MAX should begin:
%
%     ?- initial_position(Pos), minimax(Pos, Best, _, _, [depth(6)]), move_name(Pos, Best, Name).
%     Name = 4.
%
% Three men of MAX in a column: MIN must put its own on top of them.
%
%     ?- after([4,3,4,3,4], Pos), minimax(Pos, Best, _, _, [depth(4)]), move_name(Pos, Best, Name).
%     Name = 4.
%
% Two men in a row, and place for more on both sides: a third makes two threats, and MAX wins.
%
%     ?- after([4,4,3,3], Pos), minimax(Pos, Best, Val, _, [depth(4)]), move_name(Pos, Best, Name).
%     Val = 996, Name = 2.

initial_position(x-board(0, 0)).

max_to_move(x-_).
min_to_move(o-_).

% The columns in the middle come first: mostly they are better, and then alpha-beta cuts off more.

moves(Player-Board, Successors) :-
    opponent(Player, Opponent),
    \+ won(Opponent, Board),
    findall(Opponent-Board1,
            ( member(Column, [4,3,5,2,6,1,7]),
              dropped(Column, Player, Board, Board1)
            ),
            Successors).

opponent(x, o).
opponent(o, x).

% dropped(Column, Player, Board, Board1): Player drops a man into Column, unless that is full. The
% sum of all men in a column and its lowest cell carries to the lowest cell that is empty.

dropped(Column, Player, board(X, O), Board1) :-
    Lowest is 1 << (7*(Column-1)),
    Man is ((X \/ O) + Lowest) /\ \(X \/ O) /\ Lowest*0b111111,
    Man > 0,
    with_man(Player, Man, X, O, Board1).

with_man(x, Man, X, O, board(X1, O)) :- X1 is X \/ Man.
with_man(o, Man, X, O, board(X, O1)) :- O1 is O \/ Man.

won(x, board(X, _)) :- four(X).
won(o, board(_, O)) :- four(O).

% four(Men): four of Men are in a line. Two has the cells whose neighbour has a man, too.

four(Men) :-
    step(Step),
    Two is Men /\ (Men >> Step),
    Two /\ (Two >> (2*Step)) =\= 0,
    !.

step(1).
step(7).
step(8).
step(6).

% A line of four that has men of one player only is worth the square of their number. All lines
% together are worth less than a win, and an early win is worth more than a late one.

static_eval(_-Board, Val) :-
    Board = board(X, O),
    (   four(X)
    ->  Val is 1000 - popcount(X)
    ;   four(O)
    ->  Val is popcount(O) - 1000
    ;   lines(Lines),
        lines_value(Lines, X, O, 0, Val)
    ).

lines_value([], _, _, Val, Val).
lines_value([Line|Lines], X, O, Val0, Val) :-
    InX is X /\ Line,
    InO is O /\ Line,
    (   InO =:= 0
    ->  Val1 is Val0 + popcount(InX)**2
    ;   InX =:= 0
    ->  Val1 is Val0 - popcount(InO)**2
    ;   Val1 = Val0
    ),
    lines_value(Lines, X, O, Val1, Val).

% lines(Lines): the 69 lines of four. They are computed once, since the predicate is tabled.

:- table lines/1.

lines(Lines) :-
    findall(Line, line(Line), Lines).

line(Line) :-
    step(Step),
    between(0, 47, Bit1),
    Bit2 is Bit1 + Step,
    Bit3 is Bit2 + Step,
    Bit4 is Bit3 + Step,
    maplist(on_board, [Bit1,Bit2,Bit3,Bit4]),
    Line is 1<<Bit1 \/ 1<<Bit2 \/ 1<<Bit3 \/ 1<<Bit4.

on_board(Bit) :-
    Bit < 48,
    Bit mod 7 < 6.

after(Columns, Pos) :-
    initial_position(Start),
    foldl(moved, Columns, Start, Pos).

moved(Column, Pos, Succ) :-
    moves(Pos, Successors),
    member(Succ, Successors),
    move_name(Pos, Succ, Column),
    !.

show_position(_-board(X, O)) :-
    forall(between(1, 6, Row),
           (   forall(between(0, 6, Column),
                      (   Bit is 7*Column + 6 - Row,
                          cell(X, O, Bit, Cell),
                          format(" ~w", [Cell])
                      )),
               nl
           )),
    format(" 1 2 3 4 5 6 7~n").

cell(X, O, Bit, Cell) :-
    (   getbit(X, Bit) =:= 1
    ->  Cell = x
    ;   getbit(O, Bit) =:= 1
    ->  Cell = o
    ;   Cell = '.'
    ).

move_name(_-board(X, O), _-board(X1, O1), Column) :-
    Column is msb((X \/ O) xor (X1 \/ O1)) // 7 + 1.

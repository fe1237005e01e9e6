% Tic-tac-toe. MAX has the crosses and begins; three in a row, a column or a diagonal win.
%
% A position is Player-Cells: who is to move, x or o, and the nine cells in the order of reading,
% each of them x, o, or e where it is empty. A move is named by the number of its cell, 1 to 9.
%
% Searched to the end of the game, it is a draw:
%
%     ?- initial_position(Pos), minimax(Pos, _, Val, _).
%     Val = 0.
%
% Here MAX must take the upper left corner at once; it wins there, since o cannot stop both the
% diagonal and the left column:
%
%     ?- minimax(x-[e,o,o,e,x,e,x,e,e], Best, Val, _).
%     Best = o-[x,o,o,e,x,e,x,e,e], Val = 1.
%
% A search that looks only some plies ahead needs to know which positions are better than others:
% open_lines/2 values them by the lines that are still open to MAX, less those that are still open
% to MIN. With it, two plies are enough to find the best first move, the centre:
%
%     ?- initial_position(Pos),
%        minimax(Pos, Best, Val, _, [depth(2), interface([static_eval = open_lines/2])]).
%     Best = o-[e,e,e,e,x,e,e,e,e], Val = 1.

initial_position(x-[e,e,e,e,e,e,e,e,e]).

max_to_move(x-_).
min_to_move(o-_).

moves(Player-Cells, Successors) :-
    \+ won(_, Cells),
    other(Player, Other),
    findall(Other-Cells1, marked(Cells, Player, Cells1), Successors).

other(x, o).
other(o, x).

% marked(Cells, Player, Cells1): Player has marked one of the empty Cells.

marked([e|Cells], Player, [Player|Cells]).
marked([Cell|Cells], Player, [Cell|Cells1]) :-
    marked(Cells, Player, Cells1).

% won(Player, Cells): Player has a whole line.

won(Player, Cells) :-
    line(Cells, Player, Player, Player),
    Player \== e.

% line(Cells, A, B, C): A, B and C are the cells of a row, a column or a diagonal.

line([A,B,C,_,_,_,_,_,_], A, B, C).
line([_,_,_,A,B,C,_,_,_], A, B, C).
line([_,_,_,_,_,_,A,B,C], A, B, C).
line([A,_,_,B,_,_,C,_,_], A, B, C).
line([_,A,_,_,B,_,_,C,_], A, B, C).
line([_,_,A,_,_,B,_,_,C], A, B, C).
line([A,_,_,_,B,_,_,_,C], A, B, C).
line([_,_,A,_,B,_,C,_,_], A, B, C).

% Who wins: 1 is MAX, -1 is MIN, and 0 is nobody (yet).

static_eval(_-Cells, Val) :-
    (   won(Player, Cells)
    ->  utility(Player, Val)
    ;   Val = 0
    ).

utility(x,  1).
utility(o, -1).

% The evaluation by open lines. There are eight lines: a won position is far outside.

open_lines(_-Cells, Val) :-
    (   won(Player, Cells)
    ->  utility(Player, Utility),
        Val is 100 * Utility
    ;   aggregate_all(count, open_line(x, Cells), Max),
        aggregate_all(count, open_line(o, Cells), Min),
        Val is Max - Min
    ).

% open_line(Player, Cells): a line where the opponent has nothing.

open_line(Player, Cells) :-
    other(Player, Other),
    line(Cells, A, B, C),
    A \== Other,
    B \== Other,
    C \== Other.

% For people: the number of a cell stands where it is empty.

show_position(_-Cells) :-
    forall(nth1(N, Cells, Cell),
           (   ( Cell == e -> write(N) ; write(Cell) ),
               ( N mod 3 =:= 0 -> nl ; write(' ') )
           )).

move_name(_-Before, _-After, N) :-
    nth1(N, After, Cell),
    \+ nth1(N, Before, Cell),
    !.

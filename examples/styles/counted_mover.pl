% Who is to move is counted from the pieces: the board is a list of cells, and MAX, who has the x, begins.
% Four cells in a row; who marks two neighbours wins.

initial_position([e,e,e,e]).

moves(Board, Successors) :-
    \+ wins(_, Board),
    mark_of_mover(Board, Mark),
    findall(Board1, select(e, Board, Mark, Board1), Successors).

mark_of_mover(Board, Mark) :-
    count(x, Board, Xs),
    count(o, Board, Os),
    (   Xs > Os -> Mark = o ; Mark = x ).

count(Mark, Board, Count) :-
    include(==(Mark), Board, Marks),
    length(Marks, Count).

wins(Mark, Board) :-
    append(_, [Mark,Mark|_], Board),
    Mark \== e,
    !.

max_to_move(Board) :- mark_of_mover(Board, x).
min_to_move(Board) :- mark_of_mover(Board, o).

static_eval(Board, Val) :-
    (   wins(x, Board) -> Val = 1
    ;   wins(o, Board) -> Val = -1
    ;   Val = 0
    ).

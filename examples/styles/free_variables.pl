% A board of unbound cells, which a move binds: who marks two neighbours wins.

:- minimax_interface([variables = true, mover = parity]).

initial_position(board(_, _, _, _)).

moves(Board, Successors) :-
    \+ wins(_, Board),
    mark_of_mover(Board, Mark),
    findall(Board, ( arg(_, Board, Cell), var(Cell), Cell = Mark ), Successors).

mark_of_mover(Board, Mark) :-
    term_variables(Board, Free),
    length(Free, Count),
    (   0 is Count mod 2 -> Mark = x ; Mark = o ).

wins(Mark, Board) :- member(Mark, [x,o]), winner(Board, Mark), !.

static_eval(Board, Val) :-
    (   winner(Board, x) -> Val = 1
    ;   winner(Board, o) -> Val = -1
    ;   Val = 0
    ).

winner(Board, Mark) :-
    arg(I, Board, Cell), Cell == Mark,
    J is I + 1,
    arg(J, Board, Next), Next == Mark,
    !.

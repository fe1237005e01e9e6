% Reversi on a board of 6 by 6: boards alone, and whose turn it is is an argument of its own. Who cannot
% turn a man passes; the board is two sets of squares, as the bits of integers.

:- minimax_interface([move = moves(position, player, successor), static_eval = worth/2, players = x/o]).

initial_position(x-board(X, O)) :-
    X is 1<<15 \/ 1<<20,
    O is 1<<14 \/ 1<<21.

moves(Board, Player, Succ) :-
    (   placed(Board, Player, _)
    ->  placed(Board, Player, Succ)
    ;   other(Player, Other),
        placed(Board, Other, _)
    ->  Succ = Board
    ).

other(x, o).
other(o, x).

placed(board(X, O), x, board(X1, O1)) :- turned(X, O, X1, O1).
placed(board(X, O), o, board(X1, O1)) :- turned(O, X, O1, X1).

turned(Own, Other, Own1, Other1) :-
    Empty is \(Own \/ Other),
    square(Square),
    getbit(Empty /\ 0xfffffffff, Square) =:= 1,
    findall(Turned, between_own(Square, Own, Other, Turned), Rows),
    foldl([Row,All0,All]>>(All is All0 \/ Row), Rows, 0, All),
    All =\= 0,
    Own1 is Own \/ All \/ 1<<Square,
    Other1 is Other /\ \All.

square(Square) :- between(0, 35, Square).

% between_own(Square, Own, Other, Turned): a row of the other's men that ends at one of one's own.

between_own(Square, Own, Other, Turned) :-
    row(Square, Row),
    up_to_own(Row, Own, Other, 0, Turned),
    Turned =\= 0.

up_to_own([Square|Row], Own, Other, Turned0, Turned) :-
    (   getbit(Other, Square) =:= 1
    ->  Turned1 is Turned0 \/ 1<<Square,
        up_to_own(Row, Own, Other, Turned1, Turned)
    ;   getbit(Own, Square) =:= 1,
        Turned = Turned0
    ).

:- table row/2.

row(Square, Row) :-
    square(Square),
    member(DX-DY, [0-1,0-(-1),1-0,(-1)-0,1-1,1-(-1),(-1)-1,(-1)-(-1)]),
    X is Square mod 6,
    Y is Square // 6,
    squares(X, Y, DX, DY, Row),
    Row \== [].

squares(X, Y, DX, DY, Row) :-
    X1 is X + DX,
    Y1 is Y + DY,
    (   between(0, 5, X1),
        between(0, 5, Y1)
    ->  Square is 6*Y1 + X1,
        Row = [Square|Rest],
        squares(X1, Y1, DX, DY, Rest)
    ;   Row = []
    ).

% Corners are worth much, and so is it to have a choice.

worth(Board, Val) :-
    Board = board(X, O),
    Corners is 1 \/ 1<<5 \/ 1<<30 \/ 1<<35,
    aggregate_all(count, placed(Board, x, _), ChoiceX),
    aggregate_all(count, placed(Board, o, _), ChoiceO),
    Val is popcount(X) - popcount(O) + 8*(popcount(X /\ Corners) - popcount(O /\ Corners))
           + 2*(ChoiceX - ChoiceO).

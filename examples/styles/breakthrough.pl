% Breakthrough on a board of 5 by 5: one predicate tells the moves, another one makes them. Men go one
% square ahead, straight on or aslant, and capture aslant. Who comes to the other side has won.

:- minimax_interface([move = legal/2, apply = apply/3, mover = turn/2, players = white/black]).

initial_position(game(white, [1,2,3,4,5,6,7,8,9,10], [16,17,18,19,20,21,22,23,24,25])).

turn(game(Player, _, _), Player).

% legal(Position, From-To): squares count from 1, the rows of white first.

legal(game(Player, White, Black), From-To) :-
    \+ won(_, White, Black),
    own(Player, White, Black, Own, Other),
    member(From, Own),
    step(Player, From, To, Way),
    \+ memberchk(To, Own),
    (   Way == aslant
    ->  true
    ;   \+ memberchk(To, Other)
    ).

own(white, White, Black, White, Black).
own(black, White, Black, Black, White).

step(Player, From, To, Way) :-
    (   Player == white
    ->  Ahead is From + 5
    ;   Ahead is From - 5
    ),
    between(1, 25, Ahead),
    Column is (From - 1) mod 5,
    (   To = Ahead,
        Way = straight
    ;   Way = aslant,
        (   Column > 0,
            To is Ahead - 1
        ;   Column < 4,
            To is Ahead + 1
        )
    ).

apply(game(white, White, Black), From-To, game(black, White2, Black1)) :-
    ord_subtract(White, [From], White1),
    ord_union(White1, [To], White2),
    ord_subtract(Black, [To], Black1).
apply(game(black, White, Black), From-To, game(white, White1, Black2)) :-
    ord_subtract(Black, [From], Black1),
    ord_union(Black1, [To], Black2),
    ord_subtract(White, [To], White1).

won(white, White, _) :- last(White, Square), Square > 20, !.
won(black, _, Black) :- Black = [Square|_], Square =< 5, !.
won(white, _, []).
won(black, [], _).

static_eval(game(_, White, Black), Val) :-
    (   won(Player, White, Black)
    ->  ( Player == white -> Val = 1000 ; Val = -1000 )
    ;   foldl(advance, White, 0, Val1),
        foldl(retreat, Black, Val1, Val)
    ).

advance(Square, Val0, Val) :-
    Val is Val0 + 10 + (Square - 1) // 5.

retreat(Square, Val0, Val) :-
    Val is Val0 - 10 - (25 - Square) // 5.

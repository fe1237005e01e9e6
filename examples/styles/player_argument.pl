% Tic-tac-toe on boards alone: whose turn it is is an argument of its own.

:- minimax_interface([move = moves(position, player, successor), terminal = over/1, utility = evaluate(position, x, value), players = x/o]).

initial_position(x-[x,o,x, o,o,e, e,e,e]).

moves(Board, Player, Succ) :-
    append(Before, [e|After], Board),
    append(Before, [Player|After], Succ).

over(Board) :-
    win(Board, _).

evaluate(Board, Player, Val) :-
    (   win(Board, Winner)
    ->  ( Winner == Player -> Val = 1 ; Val = -1 )
    ;   \+ memberchk(e, Board),
        Val = 0
    ).

win([P,P,P,_,_,_,_,_,_], P) :- P \== e.
win([_,_,_,P,P,P,_,_,_], P) :- P \== e.
win([_,_,_,_,_,_,P,P,P], P) :- P \== e.
win([P,_,_,P,_,_,P,_,_], P) :- P \== e.
win([_,P,_,_,P,_,_,P,_], P) :- P \== e.
win([_,_,P,_,_,P,_,_,P], P) :- P \== e.
win([P,_,_,_,P,_,_,_,P], P) :- P \== e.
win([_,_,P,_,P,_,P,_,_], P) :- P \== e.

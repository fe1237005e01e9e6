% Clauses that cannot be read, and that no answer needs: of several forms.
moves(a, [b,c]).
moves(b, []).
moves(c, []).
max_to_move(a).
static_eval(b, 1).
static_eval(c, X) :- X is 1 + 1.

/* Shows the board. Not for
the game. */
board(X, Y
    :- format("~w. ~w", [X), write('moves. '),
    nl.
'the end' :- write(the end), nl.
rule --> "a", [b.
value(X, Y) :- Y is max(X, 0'.), Y = [b) . % static_eval. moves(a, [])
:- initialization(main).
main :- board(a, b).

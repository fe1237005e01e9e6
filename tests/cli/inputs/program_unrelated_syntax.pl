% A clause that cannot be read, and that no answer needs.
moves(a, [b,c]).
max_to_move(a).

% a helper for the top level
print_board(X) :- write(X,
    nl)).

static_eval(b, 1).
static_eval(c, X) :- X = 2.

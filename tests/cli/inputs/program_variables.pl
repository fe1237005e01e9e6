% Boards with unbound cells: two coins to lay on three places.
:- minimax_interface([variables = true, mover = parity, view = mover]).
initial_position(b(_, _, _)).
moves(B, L) :- findall(C, laid(B, C), L).
laid(B, C) :- arg(I, B, X), var(X), duplicate_term(B, C), arg(I, C, coin), \+ full(C).
full(b(A, B, C)) :- nonvar(A), nonvar(B), nonvar(C).
static_eval(_, -1).

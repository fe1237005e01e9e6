% Four positions where chance cannot move, and one where it can.
initial_position(s).
max_to_move(s).
chance_to_move(P) :- P \== s.
moves(s, [sum, pair, text, big, fine]).
moves(sum, [0.5-x, 0.4-x]).
moves(pair, [x, 1-x]).
moves(text, [half-x, 0.5-x]).
moves(big, [2-x, -1-x]).
moves(fine, [1/2-x, 1r2-x]).
static_eval(x, inf).

% Payoffs of the wrong length, that are none, of nobody; and a player nobody knows.
initial_position(s).
players([a, b]).
player_to_move(s, P) :- P = a.
player_to_move(t, c).
moves(s, [short, words, none, t]).
moves(t, [fine]).
static_eval(fine, [1, 2]).
static_eval(short, [1]).
static_eval(words, [1, two]).

% Bob does not mind what Ann gets below either face of the coin.
players([ann, bob]).
player_to_move(start, ann).
player_to_move(heads, bob).
player_to_move(tails, bob).
chance_to_move(throw).
moves(start, [throw, stay]).
moves(throw, [1r2-heads, 1r2-tails]).
moves(heads, [a, b]).
moves(tails, [b, c]).
static_eval(stay, [2, 0]).
static_eval(a, [0, 1]).
static_eval(b, [2, 1]).
static_eval(c, [6, 1]).

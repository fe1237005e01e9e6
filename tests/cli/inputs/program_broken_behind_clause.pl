% Two clauses on a line, of which the second cannot be read.
note(1). moves(a,[b,c.
moves(a,[c]).
moves(b,[]). moves(c,[]).
max_to_move(a). min_to_move(b). min_to_move(c).
static_eval(b,9) :- true.
static_eval(c,2).

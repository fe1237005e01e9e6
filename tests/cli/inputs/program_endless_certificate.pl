% The search cuts g off; the proof wants to know all.
moves(a, [b,c]). moves(b, [d,e]). moves(c, [f,g]).
moves(g, _) :- loop.
static_eval(d, 5). static_eval(e, 6). static_eval(f, 1).
max_to_move(a). max_to_move(g).
min_to_move(b). min_to_move(c).
loop :- loop.

% A tree of a course: MAX and MIN take turns, three successors each.
max_to_move(a).
min_to_move(b).
min_to_move(c).
min_to_move(d).
max_to_move(e).
max_to_move(f).
max_to_move(g).
max_to_move(h).
max_to_move(i).
max_to_move(j).
max_to_move(k).
max_to_move(l).
max_to_move(m).
moves(a, [b,c,d]).
moves(b, [e,f,g]).
moves(c, [h,i,j]).
moves(d, [k,l,m]).
static_eval(e, 3).
static_eval(f, -2).
static_eval(g, 5).
static_eval(h, 4).
static_eval(i, 7).
static_eval(j, 1).
static_eval(k, 0).
static_eval(l, 9).
static_eval(m, 8).

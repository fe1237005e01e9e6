:- op(700, xfx, ==>).
:- op(200, fy, pos).
moves(pos 1==>(:-), ['a b', (x:-y), -(1), 'é'(- 1), {z}]).
max_to_move(pos 1==>(:-)).
static_eval('a b', 1).
static_eval((x:-y), -2).
static_eval(-(1), 3).
static_eval('é'(- 1), 0.5).
static_eval({z}, 1r3).

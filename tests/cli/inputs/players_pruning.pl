% Nobody has less than 0, and all together at most 9.
players([ann, bob, cid]).
player_to_move(start, ann).
moves(start, [early, late, last, sweep]).
static_eval(early, [5, 2, 2]).
player_to_move(late, bob).
moves(late, [now, then]).
static_eval(now, [1, 6, 2]).
static_eval(then, [8, 1, 0]).
player_to_move(last, cid).
moves(last, [all, none]).
static_eval(all, [5.0, 0, 4]).
static_eval(none, [4, 1, 4]).
player_to_move(sweep, bob).
moves(sweep, [won, lost]).
static_eval(won, [0, 9, 0]).
static_eval(lost, [0, 0, 9]).

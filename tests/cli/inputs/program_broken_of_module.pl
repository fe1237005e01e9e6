% A clause for a module cannot be read.
:- use_module(library(lists)).
user:moves(a,[b,c) :- true.
moves(a,[c]).
moves(b,[]). moves(c,[]).
max_to_move(a). min_to_move(b). min_to_move(c).
static_eval(b,9) :- true.
static_eval(c,2).

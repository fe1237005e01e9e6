% Errors and warnings of the loader count.
:- use_module(library(there_is_none)).
:- member(a, []).
moves(a, [b]).
moves(b, Unused) :- fail.
max_to_move(a).
static_eval(b, 1).

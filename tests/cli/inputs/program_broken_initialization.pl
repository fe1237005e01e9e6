% Two directives cannot be read.
:- op(700, xfx, ===>.
moves(a,[b,c]). moves(b,[]). moves(c,[]).
max_to_move(a). min_to_move(b). min_to_move(c).
:- dynamic bonus/2.
:- initialization(assertz(bonus(b,9)) .. ).
static_eval(P,V) :- bonus(P,V), !.
static_eval(_,2).

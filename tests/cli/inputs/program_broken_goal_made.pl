% What is called is made of names, and one of its clauses cannot be read.
:- dynamic best/1.
moves(a,[b,c]). moves(b,[]). moves(c,[]).
max_to_move(a). min_to_move(b). min_to_move(c).
static_eval(P,V) :- G =.. [material,P,V], G.
material(c,2).
material(b,9 :- true.
material(b,1).

% What is called is made of names, and one of its clauses cannot be read.
moves(a,[b,c]). moves(b,[]). moves(c,[]).
max_to_move(a). min_to_move(b). min_to_move(c).
static_eval(P,V) :- findall(S, (feature(F), call(F,P,S)), L), sum_list(L,V).
feature(material). feature(mobility).
mobility(_,0).
material(c,2).
material(b,9 :- true.

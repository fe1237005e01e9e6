% expect: fail misconception=always_min
minimax(P,B,V,[B|T]) :- moves(P,[C|Cs]), !, minimax(C,_,VC,LC), least(Cs,C,VC,LC,B,V,T).
minimax(P,_,V,[]) :- static_eval(P,V).

least([],B,V,T,B,V,T).
least([C|Cs],_,V0,_,B,V,T) :- minimax(C,_,V1,L1), V1 < V0, !, least(Cs,C,V1,L1,B,V,T).
least([_|Cs],B0,V0,T0,B,V,T) :- least(Cs,B0,V0,T0,B,V,T).

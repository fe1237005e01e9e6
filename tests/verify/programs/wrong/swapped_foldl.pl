% expect: fail misconception=swapped
:- use_module(library(apply)).
minimax(Node, Move, Value, Path) :-
    (   moves(Node, Kids)
    ->  maplist([K, v(V,K,P)]>>minimax(K,_,V,P), Kids, Vs),
        ( min_node(Node) -> max_member(v(Value,Move,P1), Vs) ; min_member(v(Value,Move,P1), Vs) ),
        Path = [Move|P1]
    ;   static_eval(Node, Value), Path = []
    ).

min_node(N) :- min_to_move(N), !.
min_node(N) :- \+ max_to_move(N), moves(N,[K|_]), max_to_move(K).

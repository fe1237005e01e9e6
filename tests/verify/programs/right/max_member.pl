:- use_module(library(lists)).
:- use_module(library(yall)).
:- use_module(library(apply)).

% best child by max_member/2 or min_member/2 on terms r(Value, Child, Line)
minimax(Node, Child, Value, [Child|Line]) :-
    moves(Node, [C|Cs]), !,
    maplist([X, r(V, X, L)]>>minimax(X, _, V, L), [C|Cs], Results),
    (   maximizer(Node)
    ->  max_member(r(Value, Child, Line), Results)
    ;   min_member(r(Value, Child, Line), Results)
    ).
minimax(Node, _, Value, []) :- static_eval(Node, Value).

maximizer(Node) :-
    (   max_to_move(Node) -> true
    ;   min_to_move(Node) -> fail
    ;   moves(Node, Children), \+ ( member(C, Children), max_to_move(C) )
    ).

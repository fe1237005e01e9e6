% expect: fail|no_answer|tampered|error
% attack: the first move is always best once the mover is changed and the others are cut off
minimax(Pos, Best, Val, [Best|L]) :-
    moves(Pos, [Best|_]), !,
    retractall(user:moves(Pos, _)),
    asserta(user:moves(Pos, [Best])),
    retractall(user:min_to_move(_)),
    assertz(user:max_to_move(Pos)),
    minimax(Best, _, Val, L).
minimax(Pos, _, Val, []) :- static_eval(Pos, Val).

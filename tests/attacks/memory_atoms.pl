% expect: no_answer|tampered|error
% attack: fills the memory with atoms that are kept
minimax(_, _, _, _) :-
    between(1, inf, N),
    format(atom(A), "~w~`xt~100000|", [N]),
    assertz(kept(A)),
    fail.

% expect: no_answer|tampered|error
% because: Stack limit
% attack: fills the memory through nb_setval/2 and recorda/2
minimax(_, _, _, _) :-
    between(1, inf, N),
    numlist(1, 100000, L),
    atom_concat(key, N, Key),
    nb_setval(Key, L),
    recorda(Key, L),
    fail.

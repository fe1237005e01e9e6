% expect: no_answer|tampered|error
% because: crashes
% attack: fills the memory with clauses, which no stack limit counts
minimax(_, _, _, _) :-
    numlist(1, 10000, L),
    repeat,
    assertz(junk(L)),
    fail.

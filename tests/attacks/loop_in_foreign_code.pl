% expect: no_answer|tampered|error
% attack: a long computation in C that looks at no signal
minimax(_, _, Val, []) :-
    Val is powm(3, 1<<100000000, (1<<20000)-1).

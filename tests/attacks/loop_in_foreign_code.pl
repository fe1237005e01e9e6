% expect: no_answer|tampered|error
% attack: a long computation in C that looks at no signal
minimax(_, _, Val, []) :-
    Val is 7**(7**(7**7)) mod 2.

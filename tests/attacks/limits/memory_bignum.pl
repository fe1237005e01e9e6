% expect: no_answer|tampered|error
% because: Stack limit
% attack: numbers of gigabytes
minimax(_, _, Val, []) :-
    Val is (1 << 100000000000) - 1.

% expect: fail|no_answer|tampered|error
% because: Stack limit
% attack: a term nested two million deep, on which a recursive writer or reader overflows
minimax(_, Best, Val, [Best]) :-
    nest(2000000, x, Best),
    left(2000000, 1, Val).
nest(0, T, T) :- !.
nest(N, T0, T) :- N1 is N-1, nest(N1, f(T0), T).
left(0, T, T) :- !.
left(N, T0, T) :- N1 is N-1, left(N1, T0+1, T).

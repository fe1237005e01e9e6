% expect: fail|no_answer|tampered|error
% attack: a small term that is exponential when it is written
minimax(_, Best, 0, [Best]) :- double(60, x, Best).
double(0, T, T) :- !.
double(N, T0, T) :- N1 is N-1, double(N1, f(T0, T0), T).

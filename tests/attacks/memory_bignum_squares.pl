% expect: no_answer|tampered|error
% attack: squares a number until the memory is full
minimax(_, _, _, _) :- square(3).
square(N) :- M is N*N, catch(square(M), _, square(3)).

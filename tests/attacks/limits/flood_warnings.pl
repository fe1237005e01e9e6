% expect: fail|no_answer|tampered|error
% because: minimax/4 is not defined
% attack: half a million messages while it is loaded
term_expansion(go, Clauses) :-
    findall(junk(_X, _Y), between(1, 500000, _), Clauses).
go.
:- forall(between(1, 500000, N), print_message(warning, format("singleton ~w", [N]))).
minimax(_, _, 0, []).

% expect: fail|no_answer|tampered|error
% attack: binds variables of the frames that called it
minimax(_, _, 0, []) :-
    prolog_current_frame(F),
    forall(up(F, P),
           catch(( prolog_frame_attribute(P, argument(N), A), var(A), N > 0, A = pass ), _, true)),
    up(F, P),
    catch(prolog_cut_to(P), _, true).
up(F, P) :- prolog_frame_attribute(F, parent, Q), ( P = Q ; up(Q, P) ).

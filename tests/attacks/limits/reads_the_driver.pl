% expect: fail|no_answer|tampered|error
% because: Stack limit
% attack: looks for the secret, the driver and the expected answers in its own process
minimax(_, Best, Val, Line) :-
    findall(M:H, ( current_module(M), current_predicate(_, M:H),
                   catch(predicate_property(M:H, dynamic), _, fail) ), Hs),
    findall(H-B, ( member(H, Hs), catch(clause(H, B), _, fail) ), Clauses),
    findall(K-V, catch(nb_current(K, V), _, fail), Globals),
    findall(F-V, current_prolog_flag(F, V), Flags),
    catch(( prolog_current_frame(Frame), findall(G, parent_goal(Frame, G), Goals) ), _, Goals = []),
    Secrets = [Clauses, Globals, Flags, Goals],
    (   sub_term_secret(Secrets, expected(Best, Val, Line)) -> true
    ;   print(Secrets), Val = 0, Line = []
    ).
parent_goal(F, G) :- prolog_frame_attribute(F, parent, P), ( prolog_frame_attribute(P, goal, G) ; parent_goal(P, G) ).
sub_term_secret(T, S) :- nonvar(T), T = S.
sub_term_secret(T, S) :- compound(T), arg(_, T, A), sub_term_secret(A, S).

% expect: fail|no_answer|tampered|error
% attack: writes frames on every stream that Prolog knows
minimax(Pos, _, 0, []) :-
    forall(stream_property(S, mode(_)),
           catch(( format(S, "answer(~q, x, 0, []).~n", [Pos]), flush_output(S) ), _, true)).

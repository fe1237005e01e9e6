% expect: fail|no_answer|tampered|error
% attack: closes every stream, so that a message has nowhere to go
minimax(_, _, 0, []) :-
    forall(stream_property(S, mode(_)), catch(close(S, [force(true)]), _, true)).

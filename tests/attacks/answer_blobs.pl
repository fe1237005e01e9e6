% expect: fail|no_answer|tampered|error
% attack: streams, clause references and other blobs for answers
:- dynamic x/0.
minimax(_, Best, Val, [Best, Val, R, M]) :-
    current_output(Best),
    mutex_create(M),
    message_queue_create(Val),
    assertz(x, R).

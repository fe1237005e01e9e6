% expect: no_answer|tampered|error
% attack: fills a message queue
minimax(_, _, _, _) :-
    message_queue_create(Q),
    numlist(1, 10000, L),
    repeat,
    thread_send_message(Q, L),
    fail.

% expect: no_answer|tampered|error
% attack: waits for a message that never comes
minimax(_, _, _, _) :-
    message_queue_create(Queue),
    catch(thread_get_message(Queue, never), _, true),
    thread_get_message(Queue, never).

% expect: fail|no_answer|tampered|error
% attack: sends what looks like the channel's frames from a thread that watches for new streams
:- initialization(catch(thread_create(watch, _, [detached(true)]), _, true)).
watch :-
    repeat,
    forall(( stream_property(S, output), stream_property(S, file_no(N)), N > 2 ),
           catch(( format(S, "answer(x, 0, [])~n", []), flush_output(S) ), _, true)),
    sleep(0.001),
    fail.
minimax(_, _, 0, []).

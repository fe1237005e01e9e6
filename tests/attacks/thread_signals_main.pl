% expect: fail|no_answer|tampered|error
% attack: a thread throws into the main thread and answers for it
:- initialization(catch(thread_create(bother, _, [detached(true)]), _, true)).
bother :-
    repeat,
    catch(thread_signal(main, throw(answer(x, 0, []))), _, true),
    sleep(0.01),
    fail.
minimax(_, _, 0, []) :- sleep(0.1).

% expect: no_answer|tampered|error
% attack: as many threads as there is room for
minimax(_, _, _, _) :-
    repeat,
    catch(thread_create(( repeat, fail ), _, []), _, true),
    fail.

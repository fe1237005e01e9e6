% expect: fail|no_answer|tampered|error
% attack: threads that go on when the answer has been given
:- initialization(forall(between(1, 8, _), catch(thread_create(spin, _, [detached(true)]), _, true))).
spin :- repeat, fail.
minimax(_, _, 0, []).

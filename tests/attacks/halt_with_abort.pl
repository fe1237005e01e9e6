% expect: no_answer|tampered|error
% attack: abort/0 and '$aborted' in a query
:- initialization(catch(abort, _, true)).
minimax(_, _, _, _) :- catch(abort, _, true), throw('$aborted').

% expect: fail|no_answer|tampered|error
% attack: loads itself again and again, by name, by stream and by make/0
:- source_location(File, _), catch(( nb_current(loaded, N) -> true ; N = 0 ), _, N = 0),
   N < 50, M is N+1, nb_setval(loaded, M), catch(load_files(File, [if(true)]), _, true).
:- catch(make, _, true).
minimax(_, _, 0, []).

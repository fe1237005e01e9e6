% expect: fail|no_answer|tampered|error
% attack: leaves files wherever it can, while loading and in a query
place('pwned').
place('./pwned.pl').
place('/tmp/pwned').
place('/var/tmp/pwned').
place('/dev/shm/pwned').
place('../pwned').
place(F) :- getenv('HOME', H), atom_concat(H, '/pwned', F).
place(F) :- source_location(Here, _), file_directory_name(Here, D), atom_concat(D, '/pwned', F).
try :- forall(place(F), catch(( open(F, write, S), writeln(S, pwned), close(S) ), _, true)).
:- try.
:- initialization(try).
minimax(_, _, 0, []) :- try.

% expect: fail|no_answer|tampered|error
% attack: saved states, compiled files and logs
minimax(_, _, 0, []) :-
    forall(member(G, [ qsave_program('/tmp/pwned_state', []),
                       qsave_program('pwned_state', [stand_alone(true)]),
                       qcompile('/tmp/pwned.pl'),
                       protocol('/tmp/pwned_protocol'),
                       protocola('pwned_protocol'),
                       prolog_to_os_filename(_, '/tmp/pwned'),
                       chdir('/tmp') ]),
           catch(G, _, true)).

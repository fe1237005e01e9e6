% expect: fail|no_answer|tampered|error
% attack: the environment, the home folder, the command line
minimax(_, Best, 0, [Best|Found]) :-
    findall(N=V, ( member(N, ['HOME', 'PATH', 'USER', 'TOKEN', 'GITHUB_TOKEN', 'SECRET', 'PWD']), getenv(N, V) ), Found),
    current_prolog_flag(argv, Argv),
    ( catch(environ(Env), _, fail) -> true ; Env = [] ),
    Best = seen(Argv, Env).

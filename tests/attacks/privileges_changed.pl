% expect: fail|no_answer|tampered|error
% attack: other users, groups, environment, folder and priority for whatever comes after it
:- catch(use_module(library(uid)), _, true).
:- catch(use_module(library(rlimit)), _, true).
minimax(_, _, 0, []) :-
    forall(member(G, [ setuid(0), seteuid(0), setgid(0), setegid(0), initgroups(0, 0), setgroups([]),
                       setenv('LD_PRELOAD', '/tmp/pwned.so'), unsetenv('PATH'), setenv('TMP', '.'),
                       working_directory(_, '/'), rlimit(nofile, _, 0), rlimit(core, _, unlimited) ]),
           catch(G, _, true)).

% expect: fail|no_answer|tampered|error
% attack: loads machine code, the project's own among it
:- catch(use_foreign_library('/tmp/pwned.so'), _, true).
:- catch(use_foreign_library('./pwned'), _, true).
:- catch(load_foreign_library(foreign(minimax)), _, true).
:- catch(open_shared_object('libc.so.6', _, [global]), _, true).
:- catch(use_module(library(shlib)), _, true).
minimax(_, _, 0, []).

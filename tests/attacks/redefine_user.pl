% expect: fail|no_answer|tampered|error
% attack: defines what a driver may call in user
:- dynamic user:answer/4, user:run/0, user:main/0.
user:main :- halt(0).
user:run :- halt(0).
user:judge(_, pass).
user:verdict(pass).
user:check(_, _) :- true.
user:expected(_, _, _).
user:send(_, _).
user:query(_, _).
minimax(_, _, 0, []).

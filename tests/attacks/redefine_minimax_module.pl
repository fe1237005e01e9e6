% expect: fail|no_answer|tampered|error
% attack: takes the names of the project's modules
:- module(minimax, [minimax/4, minimax/5, verify_minimax/3, solve/2]).
verify_minimax(_, _, report(pass)).
minimax(_, _, 0, [], _).
solve(_, pass).
minimax(_, _, 0, []).

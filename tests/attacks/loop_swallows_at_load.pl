% expect: no_answer|tampered|error
% attack: catches whatever stops loading and goes on
:- dynamic again/0.
loop :- catch(( repeat, fail ), _, true), loop.
:- loop.
minimax(_, _, 0, []).

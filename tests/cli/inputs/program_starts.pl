% A program that would take the command over when it is loaded.
:- initialization(main).
:- initialization(main, main).
:- initialization(prepare).
:- dynamic best/1.

moves(1, [2,3]).
moves(2, L) :- best(B), L = [B].
max_to_move(_).
static_eval(N, N).

main :- play, halt.
play :- write('Your move: '), read(_), halt.
prepare :- write('preparing'), nl, assertz(best(7)).

:- play.
:- repeat, fail.
:- halt.
:- fail.

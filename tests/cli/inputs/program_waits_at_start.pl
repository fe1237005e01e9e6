% Starts itself, and waits for a user.

:- initialization(play).

moves(a, [Succ]) :- Succ = b.
max_to_move(a).
static_eval(b, 1).

play :-
    write('your move: '),
    read(Move),
    play(Move).

play(quit) :- !.
play(_) :- play.

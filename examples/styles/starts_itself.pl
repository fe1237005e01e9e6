% A program that starts a dialogue when it is loaded, as it is handed in.

:- initialization(main).

main :-
    write('Who begins, max or min? '),
    read(Player),
    play(Player),
    halt.

play(Player) :-
    format("~w begins~n", [Player]).

initial_position(max-5).

moves(Player-N, Successors) :-
    other(Player, Other),
    findall(Other-M, ( member(Taken, [1,2]), Taken =< N, M is N - Taken ), Successors).

other(max, min).
other(min, max).

max_to_move(max-_).
min_to_move(min-_).

static_eval(max-0, -1).
static_eval(min-0, 1).

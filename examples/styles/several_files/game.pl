% A program in two files, of which this one does not load the other:
%
%     minimax solve --consult examples/styles/several_files/rules.pl examples/styles/several_files/game.pl

initial_position(max-5).

moves(Player-N, Successors) :-
    other(Player, Other),
    findall(Other-M, take(N, _, M), Successors).

max_to_move(max-_).
min_to_move(min-_).

static_eval(max-0, -1).
static_eval(min-0, 1).

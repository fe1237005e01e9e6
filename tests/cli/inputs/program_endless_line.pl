% Whoever moves adds one: the game has no end, and repeats no position.
moves(N, [M]) :- M is N+1.
max_to_move(N) :- 0 is N mod 2.
min_to_move(N) :- 1 is N mod 2.
initial_position(0).

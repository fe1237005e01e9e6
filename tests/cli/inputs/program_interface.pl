lep(1, [2,3]).
max_to_move(_).

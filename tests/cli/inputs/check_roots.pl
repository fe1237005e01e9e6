% Two roots, and a position that nothing leads to.
moves(queen, [king, pawn]).
max_to_move(queen).
static_eval(king, 1).
static_eval(pawn, 2).
static_eval(rook, 3).
moves(bishop, [knight]).
min_to_move(bishop).
static_eval(knight, 4).

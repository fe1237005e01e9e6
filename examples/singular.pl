% Singular extensions: one move alone saves MIN, and only for a while.
%
% After MAX gives check, MIN loses its queen but for one flight, and is mated the move after that.
% Two plies deep the flight looks like an even game, and MAX would rather take a pawn.
%
%     ?- minimax(start, Best, Val, _, [depth(2)]).
%     Best = takes_pawn, Val = 1.
%     ?- minimax(start, Best, Val, _, [depth(2), singular(5)]).
%     Best = gives_check, Val = 9.
%
% The flight is better for MIN than anything else by more than 5: it is searched a ply deeper.

moves(start, [gives_check, takes_pawn]).
moves(gives_check, [loses_queen, flees]).
moves(flees, [mates]).
moves(takes_pawn, [develops, castles]).

max_to_move(start).
max_to_move(loses_queen).
max_to_move(flees).
max_to_move(develops).
max_to_move(castles).
min_to_move(gives_check).
min_to_move(takes_pawn).
min_to_move(mates).

static_eval(start, 0).
static_eval(gives_check, 0).
static_eval(loses_queen, 9).
static_eval(flees, 0).
static_eval(mates, 1000).
static_eval(takes_pawn, 1).
static_eval(develops, 1).
static_eval(castles, 1).

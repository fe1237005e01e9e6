% Quiescence search: a capture at the depth limit that the static value takes at its face.
%
% MAX may take a pawn with its rook, or wait. One ply deep the capture wins a pawn; but the pawn is
% defended, and MIN takes the rook back.
%
%     ?- minimax(start, Best, Val, _, [depth(1)]).
%     Best = takes_pawn, Val = 1.
%     ?- minimax(start, Best, Val, _, [depth(1), quiescence(quiet)]).
%     Best = waits, Val = 0.

moves(start, [takes_pawn, waits]).
moves(takes_pawn, [takes_rook, ignores_it]).
moves(waits, [waits_too]).

max_to_move(start).
max_to_move(takes_rook).
max_to_move(ignores_it).
max_to_move(waits_too).
min_to_move(takes_pawn).
min_to_move(waits).

% Pawns that MAX has more than MIN; a rook is worth five.

static_eval(start, 0).
static_eval(takes_pawn, 1).
static_eval(waits, 0).
static_eval(takes_rook, -4).
static_eval(ignores_it, 1).
static_eval(waits_too, 0).

% A position where something can be taken is not quiet: there the search goes on, over captures.

quiet(Pos) :-
    \+ noisy_moves(Pos, _).

noisy_moves(takes_pawn, [takes_rook]).

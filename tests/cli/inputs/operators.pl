% Operators that the file defines hold for its facts, for a position of the command line and for
% what is printed.
:- op(700, xfx, beats).
:- op(650, fy, [white, strongly]).
max_to_move(white beats black).
moves(white beats black, [strongly strongly a, (a beats b) beats c, - (1), -(-(1)), \+a, [a|b]]).
static_eval(strongly strongly a, 3).
static_eval((a beats b) beats c, 7).
static_eval(- (1), 1).
static_eval(-(-(1)), 2).
static_eval(\+a, 6).
static_eval([a|b], 5).

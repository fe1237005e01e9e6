% A game of three players, each of whom maximises a payoff of its own.
%
%     minimax solve examples/kinds/three_players.pl
%     minimax solve examples/kinds/three_players.pl --ties all
%
% In x, C takes the 6 and leaves 1 and 2 to the others. A has 1 at the root either way: of equals the
% last is taken, and for B and C it makes a difference. (The leaves are those of figure 6.4 of
% Russell and Norvig, Artificial Intelligence: A Modern Approach, second edition.)

players([a, b, c]).

player_to_move(root, a).
player_to_move(left, b).
player_to_move(right, b).
player_to_move(x, c).
player_to_move(y, c).
player_to_move(v, c).
player_to_move(w, c).

moves(root, [left, right]).
moves(left, [x, y]).
moves(right, [v, w]).
moves(x, [x1, x2]).
moves(y, [y1, y2]).
moves(v, [v1, v2]).
moves(w, [w1, w2]).

static_eval(x1, [1, 2, 6]).
static_eval(x2, [4, 2, 3]).
static_eval(y1, [6, 1, 2]).
static_eval(y2, [7, 4, 1]).
static_eval(v1, [5, 1, 1]).
static_eval(v2, [1, 5, 2]).
static_eval(w1, [7, 7, 1]).
static_eval(w2, [5, 4, 5]).

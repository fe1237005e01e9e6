% A game with chance: MAX chooses between two dice.
%
%     minimax solve examples/kinds/chance.pl
%
% The first die gives 2 most often, the second 1: on the average 2.1 and 1.3. Only the order of the
% values decides between MAX and MIN, but where chance moves their sizes do too: with 20, 30, 1 and
% 400 for the four leaves, which are in the same order, the second die is better.

max_to_move(throw).
chance_to_move(first).
chance_to_move(second).

moves(throw, [first, second]).
moves(first, [0.9-a, 0.1-b]).
moves(second, [0.9-c, 0.1-d]).

static_eval(a, 2).
static_eval(b, 3).
static_eval(c, 1).
static_eval(d, 4).

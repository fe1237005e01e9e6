% The game tree of the course notes.
%
%                        a                      MAX
%                /               \
%               b                 c             MIN
%           /       \         /       \
%          d         e       f         g        MAX
%         / \       / \     / \       / \
%        h   i     j   l   m   n     o   p      MIN
%        1   4     5   6   2   1     1   1
%
% Nothing says who moves in the root a: MIN moves in both of its successors,
% so MAX moves in a.
%
%   ?- minimax(a, BestPos, Val, NodesList).
%   BestPos = b,
%   Val = 4,
%   NodesList = [b,d,i].

% max_to_move(Pos): MAX is to move in Pos.

max_to_move(d).
max_to_move(e).
max_to_move(f).
max_to_move(g).

% min_to_move(Pos): MIN is to move in Pos.

min_to_move(b).
min_to_move(c).
min_to_move(h).
min_to_move(i).
min_to_move(j).
min_to_move(l).
min_to_move(m).
min_to_move(n).
min_to_move(o).
min_to_move(p).

% moves(Pos, PosList): PosList holds the legal successors of Pos.

moves(a, [b,c]).
moves(b, [d,e]).
moves(c, [f,g]).
moves(d, [h,i]).
moves(e, [j,l]).
moves(f, [m,n]).
moves(g, [o,p]).

% static_eval(Pos, Val): the merit of Pos from MAX's point of view.

static_eval(h, 1).
static_eval(i, 4).
static_eval(j, 5).
static_eval(l, 6).
static_eval(m, 2).
static_eval(n, 1).
static_eval(o, 1).
static_eval(p, 1).

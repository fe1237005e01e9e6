% A game of three by rules: matches are taken from one heap.
%
%     minimax solve examples/kinds/three_player_nim.pl
%     minimax solve examples/kinds/three_player_nim.pl --ties all
%     minimax solve examples/kinds/three_player_nim.pl --algorithm shallow --payoff-sum 4
%
% Ann, Bob and Cy take one, two or three matches in turn. Who takes the last one scores 3, and who
% moved before that one scores 1. Whose turn it would be then scores nothing.

initial_position(heap(7, ann)).

players([ann, bob, cy]).

next(ann, bob).
next(bob, cy).
next(cy, ann).

% heap(Matches, Player): it is the turn of Player.

player_to_move(heap(_, Player), Player).

moves(heap(Matches, Player), Successors) :-
    next(Player, Next),
    findall(heap(Left, Next),
            ( between(1, 3, Taken),
              Left is Matches - Taken,
              Left >= 0 ),
            Successors).

static_eval(heap(0, ann), [0, 1, 3]).
static_eval(heap(0, bob), [3, 0, 1]).
static_eval(heap(0, cy), [1, 3, 0]).

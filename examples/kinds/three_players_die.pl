% A game of three players and a die.
%
%     minimax solve examples/kinds/three_players_die.pl
%     minimax solve examples/kinds/three_players_die.pl after_throw hand_on
%
% Ann throws the die or hands it on. A six gives her 9; after anything else Bob chooses, and she has
% nothing: on the average she has 3r2, where she would have 1 if she handed the die on. What all three
% have on the average is what the throw is worth to them: [3r2,25r6,10r3]. Were a six worth no more
% than 6 to her, throwing would be as good as handing on, and the last of both would be taken.

players([ann, bob, cid]).

chance_to_move(throw).

player_to_move(start, ann).
player_to_move(after_throw, bob).
player_to_move(hand_on, cid).

moves(start, [throw, hand_on]).
moves(throw, [1r6-six, 5r6-after_throw]).
moves(after_throw, [bob_takes, bob_shares]).
moves(hand_on, [cid_takes, cid_shares]).

static_eval(six, [9, 0, 0]).
static_eval(bob_takes, [0, 5, 4]).
static_eval(bob_shares, [3, 3, 3]).
static_eval(cid_takes, [1, 2, 6]).
static_eval(cid_shares, [3, 3, 3]).

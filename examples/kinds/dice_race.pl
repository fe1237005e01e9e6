% A race of two with a die, by rules: a small relative of backgammon.
%
%     minimax solve examples/kinds/dice_race.pl
%     minimax solve examples/kinds/dice_race.pl 'roll(max,2,[1,3],[2,2])'
%
% Each side has two runners before square 1 of a track of four squares. Who is on turn throws a die
% that shows 1, 2 or 3, and moves one runner on by so many squares. Where a runner of the other side
% stands on the square where that ends, it is leapt over, to the next square. Beyond the track a
% runner is home. Whose runners are both home first wins.
%
% The value of a position is the probability that MAX wins. As it is a rational it is exact.

initial_position(race(max, [0,0], [0,0])).

% race(Side, Max, Min): chance throws for Side. Max and Min are the squares of the runners of both,
% in ascending order; home is 5.
% roll(Side, Die, Max, Min): Side chooses the runner that it moves.

chance_to_move(race(_, _, _)).
max_to_move(roll(max, _, _, _)).
min_to_move(roll(min, _, _, _)).

moves(race(Side, Max, Min), Throws) :-
    \+ is_over(Max, Min),
    findall(1r3-roll(Side, Die, Max, Min), member(Die, [1,2,3]), Throws).
moves(roll(max, Die, Max0, Min), Successors) :-
    findall(race(min, Max, Min), run(Die, Max0, Min, Max), Successors).
moves(roll(min, Die, Max, Min0), Successors) :-
    findall(race(max, Max, Min), run(Die, Min0, Max, Min), Successors).

static_eval(race(_, [5,5], _), 1).
static_eval(race(_, _, [5,5]), 0).

is_over([5,5], _).
is_over(_, [5,5]).

% run(+Die, +Own0, +Others, -Own): one of the own runners moves.

run(Die, Own0, Others, Own) :-
    distinct(From, select(From, Own0, Rest)),
    From < 5,
    To0 is From + Die,
    leap(To0, Others, To),
    msort([To|Rest], Own).

leap(Square, _, 5) :-
    Square >= 5,
    !.
leap(Square, Others, To) :-
    memberchk(Square, Others),
    !,
    To is Square + 1.
leap(Square, _, Square).

% Matches, where MIN is to move wherever MAX is not.

initial_position(max-5).

moves(Player-N, Successors) :-
    findall(Other-M,
            ( Player == max -> Other = min, taken(N, M) ; Other = max, taken(N, M) ),
            Successors).

taken(N, M) :- member(Taken, [1,2]), Taken =< N, M is N - Taken.

max_to_move(max-_).
min_to_move(Pos) :- \+ max_to_move(Pos).

static_eval(max-0, -1).
static_eval(min-0, 1).

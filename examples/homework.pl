% What a student hands in: `minimax verify --tree examples/course_notes.pl examples/homework.pl`
% shows where it goes wrong.

minimax(Pos, BestPos, Val, [BestPos|NodesList]) :-
    moves(Pos, Successors),
    !,
    findall(V-(S-L), ( member(S, Successors), minimax(S, _, V, L) ), Candidates),
    keysort(Candidates, Sorted),
    last(Sorted, Val-(BestPos-NodesList)).
minimax(Pos, _, Val, []) :-
    static_eval(Pos, Val).

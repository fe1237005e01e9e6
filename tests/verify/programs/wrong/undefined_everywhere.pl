% expect: no_answer
% reason: init_search/1
minimax(Pos, Best, Val, Line) :-
    init_search(Pos),
    findall(V-S, ( moves(Pos, Ss), member(S, Ss), minimax(S, _, V, _) ), Rs),
    keysort(Rs, [Val-Best|_]),
    Line = [Best].

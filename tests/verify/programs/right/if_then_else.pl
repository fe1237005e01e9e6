minimax(Pos, BestPos, Val, Nodes) :-
    (   moves(Pos, [First|Rest])
    ->  (   max_to_move(Pos)
        ->  Mover = max
        ;   min_to_move(Pos)
        ->  Mover = min
        ;   min_to_move(First)
        ->  Mover = max
        ;   Mover = min
        ),
        minimax(First, _, FirstVal, FirstNodes),
        loop(Rest, Mover, First, FirstVal, FirstNodes, BestPos, Val, Nodes0),
        Nodes = [BestPos|Nodes0]
    ;   static_eval(Pos, Val),
        Nodes = []
    ).

loop(List, Mover, P0, V0, N0, P, V, N) :-
    (   List = [Pos|Rest]
    ->  minimax(Pos, _, V1, N1),
        (   Mover = max, V1 > V0
        ->  loop(Rest, Mover, Pos, V1, N1, P, V, N)
        ;   Mover = min, V1 < V0
        ->  loop(Rest, Mover, Pos, V1, N1, P, V, N)
        ;   loop(Rest, Mover, P0, V0, N0, P, V, N)
        )
    ;   P = P0, V = V0, N = N0
    ).

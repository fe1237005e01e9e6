% Nim. A move takes as many objects as one likes, but at least one, from one of several heaps. Who
% takes the last object of all wins.
%
% A position is Player-Heaps: who is to move, max or min, and how many objects each heap has. Empty
% heaps are left out, and the heaps are sorted: so the same heaps are always the same position. The
% move Heap-Taken takes so many from a heap of that size.
%
%     ?- minimax(max-[3,4,5], Best, Val, _).
%     Best = min-[1,4,5], Val = 1.
%
% Bouton found in 1901 who wins: who is to move, unless the exclusive or of all heaps is 0. Above it
% was 2, and is 0 after the move. From 1, 4, 5 whatever MAX does is lost:
%
%     ?- minimax(max-[1,4,5], _, Val, _).
%     Val = -1.

initial_position(max-[3,4,5]).

max_to_move(max-_).
min_to_move(min-_).

moves(Player-Heaps, Successors) :-
    opponent(Player, Opponent),
    setof(Opponent-Heaps1, Heap^Taken^taken(Heaps, Heap, Taken, Heaps1), Successors).

opponent(max, min).
opponent(min, max).

% taken(Heaps, Heap, Taken, Heaps1): Heaps1 remain when Taken are taken from a heap of size Heap.

taken(Heaps, Heap, Taken, Heaps1) :-
    select(Heap, Heaps, Others),
    between(1, Heap, Taken),
    Left is Heap - Taken,
    (   Left =:= 0
    ->  msort(Others, Heaps1)
    ;   msort([Left|Others], Heaps1)
    ).

% Who is to move and finds nothing has lost. While the game goes on, 0: nobody has won yet.

static_eval(Player-Heaps, Val) :-
    (   Heaps == []
    ->  lost(Player, Val)
    ;   Val = 0
    ).

lost(max, -1).
lost(min,  1).

show_position(_-[]) :-
    format("nothing is left~n").
show_position(_-[Heap|Heaps]) :-
    forall(member(Size, [Heap|Heaps]),
           format("~t~w~4|~t~2+~`*t~*+~n", [Size, Size])).

move_name(_-Heaps, _-Heaps1, Heap-Taken) :-
    taken(Heaps, Heap, Taken, Heaps1),
    !.

:- module(my_minimax, [minimax/4]).
:- use_module(library(apply)).
:- use_module(library(lists)).

%!  minimax(+Pos, -Best, -Val, -Line) is det.

minimax(Pos, Best, Val, Line) :-
    (   moves(Pos, Successors)
    ->  maplist(solve, Successors, [Solved|More]),
        player(Pos, Player),
        foldl(preferred(Player), More, Solved, solved(Best, Val, Rest)),
        Line = [Best|Rest]
    ;   static_eval(Pos, Val),
        Line = []
    ).

solve(Pos, solved(Pos, Val, Line)) :-
    minimax(Pos, _, Val, Line).

preferred(max, X, Y, Z) :- X = solved(_, VX, _), Y = solved(_, VY, _), ( VX >= VY -> Z = X ; Z = Y ).
preferred(min, X, Y, Z) :- X = solved(_, VX, _), Y = solved(_, VY, _), ( VX =< VY -> Z = X ; Z = Y ).

player(Pos, max) :- max_to_move(Pos), !.
player(Pos, min) :- min_to_move(Pos), !.
player(Pos, Player) :-
    moves(Pos, [Successor|_]),
    ( max_to_move(Successor) -> Player = min ; Player = max ).

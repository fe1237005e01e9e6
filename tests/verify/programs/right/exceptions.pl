% The answer leaves the loop as a ball: a position that has no better one is thrown.
minimax(Pos, Best, Val, Line) :-
    catch(search(Pos), found(Best0, Val, Line), true),
    ( Best0 = just(Best) -> true ; true ).

search(Pos) :-
    \+ moves(Pos, [_|_]),
    !,
    static_eval(Pos, Val),
    throw(found(nothing, Val, [])).
search(Pos) :-
    moves(Pos, Ss),
    findall(found(S, V, L), ( member(S, Ss), minimax(S, _, V, L) ), All),
    catch(check_all(Pos, All), best(found(S, V, L)), true),
    throw(found(just(S), V, [S|L])).

check_all(Pos, All) :-
    member(F, All),
    \+ ( member(G, All), beats(Pos, G, F) ),
    throw(best(F)).

beats(Pos, found(_, V, _), found(_, W, _)) :-
    ( maxi(Pos) -> V > W ; V < W ).

maxi(Pos) :- max_to_move(Pos), !.
maxi(Pos) :- min_to_move(Pos), !, fail.
maxi(Pos) :- moves(Pos, [S|_]), \+ max_to_move(S).

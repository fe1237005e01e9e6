% expect: fail misconception=list_with_root
% The list is collected from the front with a difference list.
minimax(Pos, Best, Val, List) :-
    val(Pos, Val),
    phrase(line(Pos), List),
    ( List = [_, Best|_] -> true ; true ).

line(Pos) --> [Pos], next(Pos).

next(Pos) --> { moves(Pos, Ss), !, val(Pos, V), member(S, Ss), val(S, W), W =:= V, ! }, line(S).
next(_) --> [].

val(Pos, V) :- moves(Pos, Ss), !, maplist(val, Ss, Vs), ( mx(Pos) -> max_list(Vs, V) ; min_list(Vs, V) ).
val(Pos, V) :- static_eval(Pos, V).

mx(Pos) :- max_to_move(Pos), !.
mx(Pos) :- min_to_move(Pos), !, fail.
mx(Pos) :- moves(Pos, [S|_]), min_to_move(S).

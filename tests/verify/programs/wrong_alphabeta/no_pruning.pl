% expect: fail misconception=ab_no_pruning
% The bounds are there, but nothing is ever cut off.
alphabeta(Pos, Alpha, Beta, Good, Val) :-
    moves(Pos, Ss), !,
    findall(V-S, ( member(S, Ss), alphabeta(S, Alpha, Beta, _, V) ), Pairs),
    (   maxi(Pos)
    ->  sort(1, @>=, Pairs, [Val-Good|_])
    ;   sort(1, @=<, Pairs, [Val-Good|_])
    ).
alphabeta(Pos, _Alpha, _Beta, _, Val) :- static_eval(Pos, Val).

maxi(Pos) :- max_to_move(Pos), !.
maxi(Pos) :- \+ min_to_move(Pos), moves(Pos, [S|_]), min_to_move(S).

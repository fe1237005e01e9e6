% Alpha-beta as one who knows Prolog writes it, over moves/2, static_eval/2 and max_to_move/1, which the
% module has that this is loaded into. What is asked is asked when it is needed, nothing is built that is
% not, and first-argument indexing leaves no choice points.

%!  plain_alpha_beta(+Pos, +Depth, -Best, -Val) is det.
%
%   Depth is `unlimited`, or so many plies. Best is the last of the best successors.

plain_alpha_beta(Pos, Depth, Best, Val) :-
    moves(Pos, Successors),
    deeper(Depth, Rest),
    (   max_to_move(Pos)
    ->  ab_root_max(Successors, Rest, -1000000000, none, Best, Val)
    ;   ab_root_min(Successors, Rest, 1000000000, none, Best, Val)
    ).

deeper(unlimited, unlimited) :- !.
deeper(Depth, Rest) :- Rest is Depth - 1.

%   At the root a later successor that is as good counts, and so its value has to be known.

ab_root_max([], _, Val, Best, Best, Val).
ab_root_max([Pos|Rest], Depth, Val0, Best0, Best, Val) :-
    Alpha is Val0 - 1,
    ab_value(Pos, Depth, Alpha, 1000000000, Val1),
    (   Val1 >= Val0
    ->  ab_root_max(Rest, Depth, Val1, Pos, Best, Val)
    ;   ab_root_max(Rest, Depth, Val0, Best0, Best, Val)
    ).

ab_root_min([], _, Val, Best, Best, Val).
ab_root_min([Pos|Rest], Depth, Val0, Best0, Best, Val) :-
    Beta is Val0 + 1,
    ab_value(Pos, Depth, -1000000000, Beta, Val1),
    (   Val1 =< Val0
    ->  ab_root_min(Rest, Depth, Val1, Pos, Best, Val)
    ;   ab_root_min(Rest, Depth, Val0, Best0, Best, Val)
    ).

ab_value(Pos, 0, _, _, Val) :-
    !,
    static_eval(Pos, Val).
ab_value(Pos, Depth, Alpha, Beta, Val) :-
    (   moves(Pos, Successors),
        Successors = [_|_]
    ->  deeper(Depth, Rest),
        (   max_to_move(Pos)
        ->  ab_max(Successors, Rest, Alpha, Beta, Val)
        ;   ab_min(Successors, Rest, Alpha, Beta, Val)
        )
    ;   static_eval(Pos, Val)
    ).

ab_max([], _, Alpha, _, Alpha).
ab_max([Pos|Rest], Depth, Alpha, Beta, Val) :-
    ab_value(Pos, Depth, Alpha, Beta, Val1),
    (   Val1 >= Beta
    ->  Val = Val1
    ;   Alpha1 is max(Alpha, Val1),
        ab_max(Rest, Depth, Alpha1, Beta, Val)
    ).

ab_min([], _, _, Beta, Beta).
ab_min([Pos|Rest], Depth, Alpha, Beta, Val) :-
    ab_value(Pos, Depth, Alpha, Beta, Val1),
    (   Val1 =< Alpha
    ->  Val = Val1
    ;   Beta1 is min(Beta, Val1),
        ab_min(Rest, Depth, Alpha, Beta1, Val)
    ).

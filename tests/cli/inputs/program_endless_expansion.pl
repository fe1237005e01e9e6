% An expansion that does not end.
goal_expansion(foo, _) :- repeat, fail.
moves(a, [b]).

bar :-
    foo.

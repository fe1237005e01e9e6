% expect: fail|no_answer|tampered|error
% attack: variables with attributes and goals that run when the answer is looked at
minimax(_, Best, Val, Line) :-
    put_attr(Best, pwned, x),
    freeze(Val, halt(0)),
    dif(Line, []),
    when(ground(Line), halt(0)).
pwned:attr_unify_hook(_, _) :- halt(0).
pwned:attr_portray_hook(_, _) :- halt(0).
pwned:attribute_goals(_) --> { halt(0) }, [].

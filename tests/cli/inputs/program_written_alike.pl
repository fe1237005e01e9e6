% The predicate has nearly the name that is asked for.
mini_max(Pos, _, Val, []) :- static_eval(Pos, Val).
helper(_, _, _, _).

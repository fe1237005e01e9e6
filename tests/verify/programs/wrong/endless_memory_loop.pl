% expect: no_answer options=--time-limit 1
% reason: no end
% Waits until the list of open positions is empty, and puts the root back each time.
minimax(Pos, Best, Val, Line) :-
    repeat,
    expand([Pos], Open),
    Open == [],
    value_of(Pos, Best, Val, Line).

expand([], []).
expand([P|Ps], [P|Open]) :- ( moves(P, Ss) -> true ; Ss = [] ), append(Ps, Ss, Next), expand(Next, Open).

value_of(Pos, _, Val, []) :- static_eval(Pos, Val).

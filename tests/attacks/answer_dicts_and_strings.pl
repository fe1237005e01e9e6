% expect: fail|no_answer|tampered|error
% attack: dicts, zero-argument compounds, strings for positions, rationals and '[]' against []
minimax(Pos, Best, Val, Line) :-
    Best = _{pos: Pos, best: "b"},
    compound_name_arguments(Val, val, []),
    Line = '[|]'("b", '[]').

% expect: fail|no_answer|tampered|error
% attack: every successor in turn on backtracking, so that one of them is right
minimax(Pos, Best, Val, [Best]) :- moves(Pos, Ss), member(Best, Ss), static_eval(Best, Val).
minimax(Pos, _, Val, []) :- static_eval(Pos, Val).
minimax(_, _, Val, []) :- between(-20, 20, Val).

% A part of the program has nearly its name, and the clause that is asked for cannot be read.
minimax(Pos, Best, Val, [Best|List]) :- minimax1(Pos Best, Val, List).
minimax1(Pos, Pos, Val, []) :- static_eval(Pos, Val).

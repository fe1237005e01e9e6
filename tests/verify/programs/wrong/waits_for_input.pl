% expect: no_answer
% reason: fail
% Reads the position from the keyboard.
minimax(_, Best, Val, Line) :-
    write('Position: '),
    read(Pos),
    Pos \== end_of_file,
    moves(Pos, Ss),
    member(Best, Ss),
    static_eval(Best, Val),
    Line = [Best].

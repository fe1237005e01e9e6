% expect: fail|no_answer|tampered|error
% attack: characters that XML and terminals do not take
minimax(_, Best, Val, [Best, Val]) :-
    atom_codes(Best, [0, 1, 8, 11, 27, 0'], 0'], 0'>, 0'&, 0'<, 127, 0x85, 0xfffe, 0xffff, 0x202e, 0x1f4a9]),
    atom_string(Val, "]]><script>alert(1)</script>\x1b\[2J").

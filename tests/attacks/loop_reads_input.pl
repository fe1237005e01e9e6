% expect: no_answer|tampered|error
% attack: waits for standard input
minimax(Pos, B, V, L) :-
    read_term(user_input, _, []),
    get_char(user_input, _),
    minimax(Pos, B, V, L).

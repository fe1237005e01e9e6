% expect: fail|no_answer|tampered|error
% attack: consults other facts from memory when it is asked
minimax(Pos, _, Val, []) :-
    format(string(Text), "moves(none,[]). static_eval(~q, 0). max_to_move(~q).", [Pos, Pos]),
    setup_call_cleanup(open_string(Text, S),
                       catch(load_files(user:tree, [stream(S)]), _, true),
                       close(S)),
    static_eval(Pos, Val).

% expect: no_answer|tampered|error
% attack: uses no processor time but sleeps for ever
minimax(Pos, B, V, L) :-
    catch(sleep(1000000), _, true),
    minimax(Pos, B, V, L).

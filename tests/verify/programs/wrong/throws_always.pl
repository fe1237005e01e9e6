% expect: no_answer
% reason: not_yet_done
minimax(Pos, _, _, _) :-
    throw(error(not_yet_done, context(minimax/4, Pos))).

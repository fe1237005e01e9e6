% expect: no_answer
% reason: does not work yet
% An error of the form that library(minimax) throws where a role is given what cannot play it.
minimax(Pos, _, _, _) :-
    throw(error(domain_error(move, Pos), context(minimax:minimax/4, 'does not work yet'))).

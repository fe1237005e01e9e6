% expect: fail|no_answer|tampered|error
% attack: cuts, delimited control and balls that leave its query
minimax(_, _, _, _) :- catch(shift(answer(x, 0, [])), _, true), fail.
minimax(_, _, _, _) :- catch(prolog_current_choice(C), _, fail), prolog_choice_attribute(C, parent, P), prolog_cut_to(P).
minimax(_, _, _, _) :- throw(answer(x, 0, [])).
minimax(_, _, _, _) :- throw(_).

% expect: fail|no_answer|tampered|error
% attack: the facts of the tree come from a module of its own
:- catch(( assertz(pwned_facts:moves(_, [])), assertz(pwned_facts:static_eval(_, 0)),
           assertz(pwned_facts:max_to_move(_)), assertz(pwned_facts:min_to_move(_)) ), _, true).
:- forall(member(P, [moves/2, static_eval/2, max_to_move/1, min_to_move/1]),
          catch(user:import(pwned_facts:P), _, true)).
minimax(Pos, _, Val, []) :- static_eval(Pos, Val).

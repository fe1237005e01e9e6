% expect: fail|no_answer|tampered|error
% attack: makes the predicates of the tree static, system, tabled or its own, so that none can be defined
moves(x, [y]).
static_eval(y, 0).
max_to_move(x).
min_to_move(y).
:- table moves/2, static_eval/2.
:- forall(member(P, [moves/2, static_eval/2, max_to_move/1, min_to_move/1]),
          ( catch(lock_predicate(user:P), _, true),
            catch('$set_predicate_attribute'(user:P, system, true), _, true) )).
:- set_prolog_flag(protect_static_code, true).
minimax(_, _, 0, []).

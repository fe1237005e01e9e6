% expect: no_answer|tampered|error
% because: Stack limit
% attack: fills the stacks, the limit taken away before
:- set_prolog_flag(stack_limit, 1000000000000).
minimax(_, _, _, _) :- grow([x]).
grow(L) :- append(L, L, M), grow(M).

% expect: fail|no_answer|tampered|error
% attack: a number of a million digits, infinity and not-a-number
:- set_prolog_flag(float_undefined, nan).
:- set_prolog_flag(float_zero_div, infinity).
:- set_prolog_flag(float_overflow, infinity).
minimax(Pos, _, Val, []) :-
    (   moves(Pos, _) -> Val is 10**1000000
    ;   max_to_move(Pos) -> Val is nan
    ;   Val is inf
    ).

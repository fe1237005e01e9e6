:- module(test_weighted_sum, []).

/** <module> weighted_sum/2
*/

:- use_module(library(plunit)).
:- use_module(library(minimax)).

:- begin_tests(weighted_sum).

test(sum, Value == 23) :-
    weighted_sum([10*2, 1*3], Value).
test(expressions, Value == 16) :-
    weighted_sum([10*(3-1), -2*max(1,2), 2*3*0], Value).
test(no_features, Value == 0) :-
    weighted_sum([], Value).
test(floats, Value =:= 1.75) :-
    weighted_sum([0.5*3, 1*0.25], Value).
test(rationals, Value == 1r2) :-
    weighted_sum([1r3*1, 1*1r6], Value).
test(big_integers, Value == 100000000000000000000000000000000000000001) :-
    weighted_sum([10**41*1, 1*1], Value).
test(value_is_given) :-
    weighted_sum([2*3], 6).
test(value_is_another, fail) :-
    weighted_sum([2*3], 7).
test(in_static_eval, BestPos-Val == c-7) :-
    minimax(in_static_eval:a, BestPos, Val, _).

test(unbound, error(instantiation_error)) :-
    weighted_sum(_, _).
test(partial_list, error(instantiation_error)) :-
    weighted_sum([1*2|_], _).
test(unbound_feature, error(instantiation_error)) :-
    weighted_sum([1*2,_], _).
test(unbound_weight, error(instantiation_error)) :-
    weighted_sum([_*2], _).
test(no_list, error(type_error(list, 1*2))) :-
    weighted_sum(1*2, _).
test(no_proper_list, error(type_error(list, [1*2|3*4]))) :-
    weighted_sum([1*2|3*4], _).
test(no_product, error(type_error(weighted_feature, 2))) :-
    weighted_sum([1*2, 2], _).
test(no_pair, error(type_error(weighted_feature, 1-2))) :-
    weighted_sum([1-2], _).
test(not_evaluable, error(type_error(evaluable, men/0))) :-
    weighted_sum([10*men], _).

:- end_tests(weighted_sum).

in_static_eval:moves(a, [b,c]).
in_static_eval:max_to_move(a).
in_static_eval:min_to_move(b).
in_static_eval:min_to_move(c).
in_static_eval:static_eval(Pos, Val) :-
    in_static_eval:material(Pos, Men, Mills),
    weighted_sum([2*Men, 3*Mills], Val).
in_static_eval:material(b, 3, 0).
in_static_eval:material(c, 2, 1).

:- module(test_minimax, []).

/** <module> The answers of minimax/4 and minimax/5, with every option
*/

:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(minimax)).

% The notes' tree as facts of user.

:- prolog_load_context(directory, Here),
   atom_concat(Here, '/../../examples/course_notes.pl', Notes),
   user:ensure_loaded(Notes).

:- begin_tests(facts).

test(root, B-V-L == b-4-[b,d,i]) :-
    minimax(user:a, B, V, L).
test(inner, B-V-L == i-4-[i]) :-
    minimax(user:d, B, V, L).
test(leaf, V-L == 1-[]) :-
    minimax(user:h, B, V, L),
    var(B).
test(deterministic, true) :-
    minimax(user:a, _, _, _),
    deterministic(yes).
test(check) :-
    minimax(user:a, b, 4, [b,d,i]).
test(check_best, fail) :-
    minimax(user:a, c, _, _).
test(check_value, fail) :-
    minimax(user:a, _, 5, _).
test(check_nodes, fail) :-
    minimax(user:a, _, _, [b,d,h]).
test(check_leaf) :-
    minimax(user:h, anything, 1, []).

:- end_tests(facts).

deterministic(yes).

% The four predicates in other modules.

:- dynamic
    declared:moves/2, declared:static_eval/2,
    declared:max_to_move/1, declared:min_to_move/1.

declared:moves(r, [s,t,u]).
declared:moves(s, []).
declared:moves(t, [v]).
declared:max_to_move(r).
declared:min_to_move(t).
declared:static_eval(s, 7).
declared:static_eval(u, 7).
declared:static_eval(v, 7).
declared:static_eval(r, 0).
declared:static_eval(t, -1).

:- set_module(bratko:base(system)).
bratko:moves(r, [s,t]).
bratko:max_to_move(r).
bratko:staticval(s, 1).
bratko:staticval(t, 2).

% Whoever removes the last of N matches wins.

:- nim:use_module(library(lists)).
:- nim:use_module(library(minimax)).

nim:(moves(Turn-N, Succs) :-
         other(Turn, Other),
         findall(Other-M, (member(K, [1,2,3]), K =< N, M is N-K), Succs)).
nim:other(max, min).
nim:other(min, max).
nim:max_to_move(max-_).
nim:min_to_move(min-_).
nim:static_eval(max-0, -1).
nim:static_eval(min-0, 1).

:- begin_tests(modules).

test(declared, B-V == u-7) :-
    minimax(declared:r, B, V, _).
test(staticval, B-V-L == t-2-[t]) :-
    minimax(bratko:r, B, V, L).
test(rules_won, B-V == (min-4)-1) :-
    minimax(nim:(max-6), B, V, _).
test(rules_lost, V == -1) :-
    minimax(nim:(max-8), _, V, _).
test(callers_module, V == 1) :-
    nim:minimax(max-6, _, V, _).
test(callers_module_options, V == 1) :-
    nim:minimax(max-6, _, V, _, [depth(100)]).

:- end_tests(modules).

:- begin_tests(ties).

test(last, B-L == u-[u]) :-
    minimax(declared:r, B, _, L, []).
test(explicit_last, B == u) :-
    minimax(declared:r, B, _, _, [ties(last)]).
test(first, B-L == s-[s]) :-
    minimax(declared:r, B, _, L, [ties(first)]).
test(all, all(B-L == [s-[s], t-[t,v], u-[u]])) :-
    minimax(declared:r, B, 7, L, [ties(all)]).
test(all_of_one, B == b) :-
    minimax(user:a, B, _, _, [ties(all)]).
test(all_leaf, all(V-L == [7-[]])) :-
    minimax(declared:v, _, V, L, [ties(all)]).
test(all_checks) :-
    minimax(declared:r, t, 7, [t,v], [ties(all)]),
    !.
test(first_of_several_options, B == s) :-
    minimax(declared:r, B, _, _, [ties(first), ties(last)]).
test(equals_form, B == s) :-
    minimax(declared:r, B, _, _, [ties=first]).

:- end_tests(ties).

:- begin_tests(nodes_list).

test(positions, L == [t,v]) :-
    minimax(declared:r, t, _, L, [ties(all), nodes_list(positions)]),
    !.
test(notes_of_three, all(L == [[s], [t,t], [u,u]])) :-
    minimax(declared:r, _, _, L, [ties(all), nodes_list(notes)]).
test(notes_of_one, L == []) :-
    minimax(declared:t, v, _, L, [nodes_list(notes)]).
test(notes_of_two, L == [b,d,i]) :-
    minimax(user:a, _, _, L, [nodes_list(notes)]).
test(notes_leaf, L == []) :-
    minimax(user:h, _, _, L, [nodes_list(notes)]).

:- end_tests(nodes_list).

:- begin_tests(depth).

test(zero, V-L == 0-[]) :-
    minimax(declared:r, B, V, L, [depth(0)]),
    var(B).
test(one, B-V-L == u-7-[u]) :-
    minimax(declared:r, B, V, L, [depth(1)]).
test(one_values_inner_positions_statically, B == s) :-
    minimax(declared:r, B, _, _, [depth(1), ties(first)]).
test(two, all(B == [s,t,u])) :-
    minimax(declared:r, B, _, _, [depth(2), ties(all)]).
test(more_than_any_game, V == 4) :-
    N is 10**30,
    minimax(user:a, _, V, _, [depth(N)]).
test(largest_plies, V == 4) :-
    minimax(user:a, _, V, _, [depth(4294967295)]).
test(no_value, error(existence_error(static_value, b))) :-
    minimax(user:a, _, _, _, [depth(1)]).

:- end_tests(depth).

% a and b lead to each other; each may also stop.

ring:moves(a, [b,x]).
ring:moves(b, [a,y]).
ring:moves(out, [a]).
ring:moves(self, [self]).
ring:max_to_move(a).
ring:max_to_move(out).
ring:max_to_move(self).
ring:min_to_move(b).
ring:static_eval(x, -3).
ring:static_eval(y, 3).
ring:static_eval(a, 10).
ring:static_eval(b, 20).
ring:static_eval(self, 9).

:- begin_tests(on_cycle).

test(error, error(domain_error(acyclic_game, [a,b,a]))) :-
    minimax(ring:a, _, _, _).
test(error_explicit, error(domain_error(acyclic_game, [a,b,a]))) :-
    minimax(ring:out, _, _, _, [on_cycle(error)]).
test(self, error(domain_error(acyclic_game, [self,self]))) :-
    minimax(ring:self, _, _, _).
test(draw, B-V-L == b-0-[b,a]) :-
    minimax(ring:a, B, V, L, [on_cycle(draw(0))]).
test(draw_is_bad, B-V-L == x-(-3)-[x]) :-
    minimax(ring:a, B, V, L, [on_cycle(draw(-5))]).
test(draw_is_good, B-V-L == b-3-[b,y]) :-
    minimax(ring:a, B, V, L, [on_cycle(draw(5))]).
test(draw_as_written, V == 1-1.0) :-
    minimax(ring:a, _, V, _, [on_cycle(draw(1-1.0))]).
test(draw_large, V == 3) :-
    minimax(ring:a, _, V, _, [on_cycle(draw(10000000000000000000000))]).
test(draw_rational, V == 1r3) :-
    minimax(ring:a, _, V, _, [on_cycle(draw(1r3))]).
test(depth_limit, V-L == 9-[self,self,self]) :-
    minimax(ring:self, _, V, L, [depth(3), on_cycle(error)]).
test(draw_under_depth_limit, V-L == 0-[self]) :-
    minimax(ring:self, _, V, L, [depth(3), on_cycle(draw(0))]).
test(depth_limit_without_cycle_option, V == 3) :-
    minimax(ring:a, _, V, _, [depth(3)]).

:- end_tests(on_cycle).

% Values of all kinds.

:- values:use_module(library(lists)).

values:(moves(Values, Succs) :-
            is_list(Values),
            findall(value(V), member(V, Values), Succs)).
values:static_eval(value(V), V).
values:(max_to_move(Values) :-
            is_list(Values)).
values:min_to_move(none).

:- begin_tests(values).

best(Values, Best) :-
    minimax(values:Values, _, Best, _).

test(integers, V == 9223372036854775808) :-
    best([1, 9223372036854775808, 9223372036854775807, -9223372036854775809], V).
test(forty_digits, V == 1234567890123456789012345678901234567891) :-
    best([1234567890123456789012345678901234567891,
          1234567890123456789012345678901234567890], V).
test(exact_against_float, V == 9007199254740993) :-
    best([9007199254740993, 9007199254740992.0], V).
test(rational, V == 1r3) :-
    best([1r3, 0.3333333333333333], V).
test(infinity, V == inf) :-
    Inf is inf,
    best([Inf, 10000000000000000000000000], V0),
    ( V0 =:= inf -> V = inf ; V = V0 ).
test(equal_kinds_last_wins, V == 2.0) :-
    best([2, 2.0], V).
test(equal_kinds_last_wins_reversed, V == 2) :-
    best([2.0, 2], V).
test(minus_zero, V == 0) :-
    best([-0.0, 0], V).
test(expression, V == 2*3) :-
    best([5, 2*3, 4+1], V).
test(expression_ties, V == 3+3) :-
    best([2*3, 3+3], V).
test(large_expression, V == 2**100) :-
    best([2**100, 2**99], V).
test(float_expression, V == pi) :-
    best([3.1, pi, e], V).

:- end_tests(values).

% Who moves.

mover:moves(no_own, [p,q]).
mover:moves(same, [q,same2]).
mover:moves(same2, [q]).
mover:min_to_move(p).
mover:min_to_move(q).
mover:max_to_move(same).
mover:max_to_move(same2).
mover:static_eval(p, 1).
mover:static_eval(q, 2).

one_sided:moves(r, [s,t]).
one_sided:max_to_move(r).
one_sided:static_eval(s, 1).
one_sided:static_eval(t, 2).

:- begin_tests(mover).

test(from_successors, V == 2) :-
    minimax(mover:no_own, _, V, _).
test(repeated, B-V == same2-2) :-
    minimax(mover:same, B, V, _).
test(one_predicate_missing, B == t) :-
    minimax(one_sided:r, B, _, _).

:- end_tests(mover).

% How often the predicates are called.

:- dynamic counted:called/1.

counted:(moves(P, [a(N),b(N)]) :-
             assertz(called(moves(P))),
             ply(P, Ply),
             Ply < 12,
             N is Ply+1).
counted:moves(_, [never]).
counted:ply(r, 0).
counted:ply(a(N), N).
counted:ply(b(N), N).
counted:(max_to_move(P) :-
             assertz(called(max(P)))).
counted:(min_to_move(P) :-
             assertz(called(min(P))),
             fail).
counted:(static_eval(P, 1) :-
             assertz(called(eval(P)))).
counted:static_eval(_, 2).

:- begin_tests(once_each).

test(shared, [setup(retractall(counted:called(_))), true(Calls == Distinct)]) :-
    minimax(counted:r, _, V, _, [depth(12)]),
    assertion(V == 1),
    findall(Call, counted:called(Call), List),
    length(List, Calls),
    sort(List, Sorted),
    length(Sorted, Distinct),
    assertion(Calls >= 23*3+2).
test(first_answer, V == 1) :-
    minimax(counted:a(12), _, V, _, [depth(0)]).

:- end_tests(once_each).

% A game that a goal sets up.

:- dynamic set:board/1.
set:board([old]).
set:set_up(Board) :-
    retractall(set:board(_)),
    assertz(set:board(Board)).
set:moves(a, Board) :-
    set:board(Board).
set:max_to_move(a).
set:static_eval(Pos, Val) :-
    memberchk(Pos-Val, [old-0,new-1,newer-2]).

:- begin_tests(set_up).

test(by_option, Bests == [new,newer]) :-
    findall(Best, ( member(Board, [[new],[newer]]),
                    minimax(set:a, Best, _, _, [start(set_up(Board))]) ), Bests).
test(by_interface, Best == new) :-
    minimax(set:a, Best, _, _, [interface([start = set_up([new])])]).
test(for_paths, Count == 3) :-
    perft(set:a, 1, Count, [start(set_up([old,new,newer]))]).

:- end_tests(set_up).

% Games that are large in one way.

chain:(moves(N, [M]) :-
           N < 1 000 000,
           M is N+1).
chain:static_eval(1 000 000, 5).
chain:max_to_move(_).

:- wide:use_module(library(lists)).

wide:(moves(r, L) :-
          numlist(1, 200 000, L)).
wide:max_to_move(r).
wide:(static_eval(N, V) :-
          V is N mod 1000).

:- begin_tests(large).

test(deep, V-Length == 5-1 000 000) :-
    minimax(chain:0, _, V, L),
    length(L, Length).
test(wide, B-V == 199 999-999) :-
    minimax(wide:r, B, V, _).

:- end_tests(large).

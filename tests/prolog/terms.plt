:- module(test_terms, []).

/** <module> Positions and values of every kind of term come back as they went
*/

:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module(library(minimax)).

% A game of one move: from root(P) to P. The next one doubles the answer.

echo:moves(root(P), [P]).
echo:max_to_move(root(_)).
echo:(static_eval(P, 0) :-
          P \= root(_)).

:- dynamic valued:moves/2.

valued:static_eval(V, V).

round_trip(Term) :-
    minimax(echo:root(Term), Best, _, [Last]),
    assertion(Best == Term),
    assertion(Last == Term).

:- begin_tests(kinds).

test(kind, forall(kind(Term))) :-
    round_trip(Term).

kind(a).
kind('').
kind([]).
kind('[]').
kind({}).
kind('{}').
kind('hello world').
kind('\x0\').
kind('a\x0\b').
kind('\n\t\\').
kind('äöü').
kind('日本語').
kind('😀').
kind("").
kind("text").
kind("nul \x0\ and ünïcode 😀").
kind(0).
kind(-1).
kind(9223372036854775807).
kind(-9223372036854775808).
kind(9223372036854775808).
kind(-9223372036854775809).
kind(123456789012345678901234567890123456789012345678901234567890).
kind(-123456789012345678901234567890).
kind(1r3).
kind(-1r3).
kind(123456789012345678901234567890r7).
kind(7r123456789012345678901234567890).
kind(0.1).
kind(0.0).
kind(-0.0).
kind(1.0e300).
kind(5.0e-324).
kind(1.0Inf).
kind(-1.0Inf).
kind(1.5NaN).
kind(f(x)).
kind(f()).
kind('f g'(1,"s",[])).
kind([a]).
kind([a,b|c]).
kind([[],[[]],'[]']).
kind('[|]'(a)).
kind('[|]'(a,b,c)).
kind('[]'(a)).
kind([](a)).
kind({a,b}).
kind(x-[e,e,o]).
kind(pos(x,[1,2])).
kind((a:-b,c;d->e)).
kind(- 1).
kind(-(1)).
kind(1-(-1)).
kind(f(A,A)) :- A = g(h).
kind(Term) :- length(L, 1000), maplist(=(x), L), Term =.. [f|L].

% Different terms that look alike must stay apart.

test(kept_apart, Bests == Alike) :-
    Alike = [1, 1.0, "1", '1', [], '[]', "[]", a, "a", [a], f, f(), f(f), 0.0, -0.0],
    findall(Best, minimax(apart:Alike, Best, _, _, [ties(all)]), Bests).

test(random, true) :-
    set_random(seed(1)),
    forall(between(1, 2000, _),
           ( random_term(4, Term),
             round_trip(Term)
           )).

:- end_tests(kinds).

apart:(moves(L, L) :-
           L = [1|_]).
apart:max_to_move(_).
apart:static_eval(_, 0).

random_term(0, Term) :-
    !,
    random_member(Term, [a, [], '[]', "s", 1, 1.0, 1r2, f(), 'X y', 10 000 000 000 000 000 000 000]).
random_term(Depth, Term) :-
    random_between(0, 4, Arity),
    random_member(Name, [f, g, -, '[|]', {}]),
    Depth1 is Depth-1,
    length(Args, Arity),
    maplist(random_term(Depth1), Args),
    compound_name_arguments(Term, Name, Args).

:- begin_tests(large).

test(long_list) :-
    numlist(1, 1 000 000, L),
    round_trip(L).
test(deep_right) :-
    deep_right(1 000 000, a, Term),
    round_trip(Term).
test(deep_left) :-
    deep_left(1 000 000, a, Term),
    round_trip(Term).
test(deep_list) :-
    deep_list(300 000, [], Term),
    round_trip(Term).
test(deep_middle) :-
    deep_middle(300 000, a, Term),
    round_trip(Term).
test(wide) :-
    length(L, 1 000 000),
    maplist(=(x), L),
    compound_name_arguments(Term, f, L),
    round_trip(Term).
test(long_atom) :-
    numlist(1, 200 000, L),
    atomic_list_concat(L, Atom),
    round_trip(Atom).
test(long_string) :-
    numlist(1, 200 000, L),
    atomic_list_concat(L, Atom),
    atom_string(Atom, String),
    round_trip(String).
test(large_number) :-
    N is 7**100 000,
    round_trip(N).
test(large_rational) :-
    N is 1 rdiv 7**10 000,
    round_trip(N).
test(deep_cyclic, error(type_error(acyclic_term, _))) :-
    deep_left(10 000, X, X),
    minimax(echo:root(X), _, _, _).
test(cyclic_beside_much, error(type_error(acyclic_term, _))) :-
    numlist(1, 100 000, L),
    X = f(L, X),
    minimax(echo:root(X), _, _, _).

deep_right(0, T, T) :- !.
deep_right(N, T0, T) :- N1 is N-1, deep_right(N1, f(a,T0), T).
deep_left(0, T, T) :- !.
deep_left(N, T0, T) :- N1 is N-1, deep_left(N1, T0+1, T).
deep_list(0, T, T) :- !.
deep_list(N, T0, T) :- N1 is N-1, deep_list(N1, [T0], T).
deep_middle(0, T, T) :- !.
deep_middle(N, T0, T) :- N1 is N-1, deep_middle(N1, f(a,T0,"s"), T).

:- end_tests(large).

:- begin_tests(values).

test(as_written, forall(value(V))) :-
    minimax(valued:V, _, Val, []),
    assertion(Val == V).

value(1).
value(-0.0).
value(1.0e10).
value(1r3).
value(1.0Inf).
value(inf).
value(1234567890123456789012345678901234567890).
value(2*3).
value(-(1)).
value(1+2.0).
value(max(1, 2)).
value(sin(0.5)).
value(0'a).
value("a").
value([1]).

% What the program makes of the value when it is asked, not what it made of it earlier.

test(many_values, Sum == 5000) :-
    findall(V, ( between(1, 10 000, N), V is N mod 2, minimax(valued:V, _, V, _) ), Vs),
    sum_list(Vs, Sum).

:- end_tests(values).

:- begin_tests(garbage).

% The atoms that a search has met can be collected after it.

test(atoms, [true(Left < 1000)]) :-
    garbage_collect_atoms,
    statistics(atoms, Before),
    forall(between(1, 20, I), minimax(many_atoms:I, _, _, _)),
    garbage_collect_atoms,
    statistics(atoms, After),
    Left is After-Before.

% An atom that only the search refers to is not collected while it runs.

test(atoms_live, V == 500) :-
    minimax(collecting:root, _, V, _).

:- end_tests(garbage).

many_atoms:(moves(I, L) :-
                integer(I),
                findall(A, ( between(1, 1000, N), atomic_list_concat([fresh, I, x, N], A) ), L)).
many_atoms:max_to_move(_).
many_atoms:static_eval(_, 0).

collecting:(moves(root, L) :-
                findall(A, ( between(1, 500, N), atom_concat(collected_, N, A) ), L)).
collecting:max_to_move(_).
collecting:(static_eval(A, V) :-
                garbage_collect_atoms,
                findall(B, ( between(1, 100, N), atom_concat(A, N, B) ), _),
                atom_concat(collected_, N, A),
                atom_number(N, V)).

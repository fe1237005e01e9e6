:- module(test_algorithms, []).

/** <module> The algorithms over rules and over a loaded game: each gives minimax's own answer
*/

:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(minimax)).

algorithm(auto).
algorithm(minimax).
algorithm(alphabeta).
algorithm(pvs).
algorithm(mtdf).
algorithm(sss).
algorithm(frugal).

cut_off(equal).
cut_off(strict).

% A game by rules: positions are shared, values of all kinds lie close together, and many tie.

moves(p(N, Depth), [p(A, D),p(B, D),p(C, D)]) :-
    Depth > 0,
    D is Depth - 1,
    A is (N * 7 + 1) mod 11,
    B is (N * 5 + 3) mod 11,
    C is (N * 3 + 2) mod 11.

max_to_move(p(_, Depth)) :- 0 is Depth mod 2.
min_to_move(p(_, Depth)) :- 1 is Depth mod 2.

static_eval(p(N, _), Value) :-
    value(N, Value).

value(0, 1).
value(1, 1.0).
value(2, 1r3).
value(3, 0.3333333333333333).
value(4, 123456789012345678901234567890).
value(5, 1.0e29).
value(6, -123456789012345678901234567890).
value(7, -1.0Inf).
value(8, 3 - 2).
value(9, 9007199254740993).
value(10, 9007199254740992.0).

answers(Pos, Options, Answers) :-
    findall(B-V-L, minimax(Pos, B, V, L, Options), Answers).

:- begin_tests(algorithms).

test(rules, [forall(( algorithm(A),
                      cut_off(Rule),
                      member(Ties, [last,first,all]),
                      between(0, 10, N)
                    ))]) :-
    answers(p(N, 6), [algorithm(minimax),ties(Ties)], Expected),
    answers(p(N, 6), [algorithm(A),cut_off(Rule),ties(Ties)], Answers),
    assertion(Answers =@= Expected).
test(depth, [forall(( algorithm(A), between(0, 4, Depth) ))]) :-
    answers(p(3, 6), [algorithm(minimax),depth(Depth)], Expected),
    answers(p(3, 6), [algorithm(A),depth(Depth)], Answers),
    assertion(Answers =@= Expected).
test(loaded, [forall(algorithm(A)), Answer == b-4-[b,d,i]]) :-
    module_property(test_algorithms, file(File)),
    file_directory_name(File, Here),
    atom_concat(Here, '/../../examples/course_notes.pl', Notes),
    load_game(Notes, Game),
    minimax(a, B, V, L, [game(Game),algorithm(A)]),
    Answer = B-V-L.
test(unknown, error(domain_error(algorithm, fast))) :-
    minimax(p(0, 1), _, _, _, [algorithm(fast)]).
test(unknown_cut_off, error(domain_error(cut_off, sharp))) :-
    minimax(p(0, 1), _, _, _, [cut_off(sharp)]).

:- end_tests(algorithms).

% A game deeper than the stack: refused by what recurs, answered by what does not.

:- dynamic
    deep:moves/2, deep:static_eval/2, deep:max_to_move/1.

deep:moves(N, [M]) :- N < 100000, M is N + 1.
deep:static_eval(_, 1).
deep:max_to_move(_).

:- begin_tests(deep).

test(minimax, V == 1) :-
    minimax(deep:0, _, V, _).
test(alphabeta, error(resource_error(c_stack))) :-
    minimax(deep:0, _, _, _, [algorithm(alphabeta)]).

:- end_tests(deep).

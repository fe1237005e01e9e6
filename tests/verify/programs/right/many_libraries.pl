:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module(library(aggregate)).
:- use_module(library(assoc)).
:- use_module(library(pairs)).
:- use_module(library(option)).
:- use_module(library(readutil)).
:- use_module(library(debug)).
:- use_module(library(error)).
:- use_module(library(solution_sequences)).
:- use_module(library(dcg/basics)).
:- use_module(library(ordsets)).
:- use_module(library(ugraphs)).
:- use_module(library(random)).
:- use_module(library(clpfd)).
:- use_module(library(yall)).
:- use_module(library(gensym)).
:- use_module(library(strings)).
:- use_module(library(plunit)).

:- debug(minimax).

:- begin_tests(minimax).
test(mover, [setup(true), true(D == asc)]) :- mover(nowhere, D).
:- end_tests(minimax).

minimax(Pos, Best, Val, Line) :-
    must_be(ground, Pos),
    (   moves(Pos, Ss)
    ->  mover(Pos, Mover),
        Order =.. [Mover, V],
        once(order_by([Order], ( member(S, Ss), minimax(S, _, V, L) ))),
        Best = S,
        Val = V,
        Line = [S|L],
        assertion(ground(Line)),
        debug(minimax, "~p: ~p, ~p", [Pos, Best, Val])
    ;   static_eval(Pos, Val),
        Line = []
    ).

% order_by(desc(V)) puts the greatest first
mover(Pos, desc) :- max_to_move(Pos), !.
mover(Pos, asc) :- min_to_move(Pos), !.
mover(Pos, desc) :- moves(Pos, Ss), maplist(min_to_move, Ss), !.
mover(_, asc).

:- module(test_unknown, []).

/** <module> Positions that a program knows nothing about
*/

:- use_module(library(plunit)).
:- use_module(library(yall)).
:- use_module(library(minimax)).

:- dynamic
    told/2,
    upset:thrown/1.

anything:moves(a, [b,c]).
anything:max_to_move(a).
anything:min_to_move(d).
anything:static_eval(b, 1) :- !.
anything:static_eval(loops, _) :- anything:loop.
anything:static_eval(_, 0).
anything:loop :- anything:loop.
anything:worth(_, Player, V) :- ( Player == max -> V = 1 ; V = 0 ).
upset:moves(a, [b]).
upset:max_to_move(a).
upset:static_eval(P, V) :-
    (   P == '$minimax_nothing'
    ->  upset:thrown(Ball),
        throw(Ball)
    ;   V = 0
    ).
careful:moves(a, [b,c]) :- true.
careful:max_to_move(a).
careful:static_eval(P, 0) :- memberchk(P, [b,c,d]).

%   told_of(+Question, -Told): Pos-By of the warnings.

told_of(Question, Told) :-
    retractall(told(_, _)),
    setup_call_cleanup(
        asserta((user:message_hook(minimax(unknown(Pos, By)), warning, _) :- assertz(test_unknown:told(Pos, By))),
                Hook),
        call(Question),
        erase(Hook)),
    findall(Pos-By, retract(told(Pos, By)), Told).

:- begin_tests(unknown).

test(slip, Told == [aa-'static_eval/2']) :-
    told_of(minimax(anything:aa, _, _, _), Told).
test(with_options, Told == [aa-'static_eval/2']) :-
    told_of(minimax(anything:aa, _, _, _, [ties(first)]), Told).
test(default, Told == [aa-default_value]) :-
    told_of(minimax(careful:aa, _, _, _, [interface([default_value = 7])]), Told).
test(role, Told == [aa-'static_eval/2']) :-
    told_of(minimax(anything:aa, _, _, _, [interface([move = [a,S]>>memberchk(S, [b,c])])]), Told).
test(player_beside, Told == [(max-aa)-'worth/3']) :-
    told_of(minimax(anything:(max-aa), _, _, _, [interface([move = [a,_,b]>>true, terminal = over(position, player),
                                                           static_eval = worth(position, player, value)])]), Told).
test(known, Told == []) :-
    told_of(( minimax(anything:a, _, _, _),         % has moves
              minimax(anything:b, _, _, _),         % has a value of its own
              minimax(anything:d, _, _, _),         % somebody moves there
              minimax(careful:d, _, _, _),          % nothing else has a value
              minimax(anything:aa, _, _, _, [interface([terminal = [aa]>>true])]) ),
            Told).
test(several, Told == []) :-
    told_of(minimax(anything:a, _, _, _, [ties(all), depth(0)]), Told).

test(thrown_by_program, [setup(asserta(upset:thrown(bad_board))), cleanup(retractall(upset:thrown(_))),
                         Told == []]) :-
    told_of(minimax(upset:aa, _, _, _), Told).
test(time_limit_of_caller, [setup(asserta(upset:thrown(time_limit_exceeded))), cleanup(retractall(upset:thrown(_))),
                            throws(time_limit_exceeded)]) :-
    minimax(upset:aa, _, _, _).

:- end_tests(unknown).

anything:over(_, _) :- fail.

% Checks a certificate of `minimax solve --certificate FILE` against the game itself:
%
%     swipl examples/check_certificate.pl -- GAME CERTIFICATE
%
% claim(Pos, Val, Plies) is proved by a strategy for MAX that secures at least Val and one for MIN
% that allows no more. play(Player, Pos, Plies, Succ) is what Player plays in Pos, so many plies
% above the depth limit (or `unlimited`), and leaf(Player, Pos, Plies, Val) is where its strategy
% may end. GAME is a plain file, and no module; CERTIFICATE holds nothing but these facts.

:- module(check_certificate, []).
:- initialization(main, main).
:- dynamic certificate:(claim/3, play/4, leaf/4), game:(moves/2, static_eval/2, staticval/2).
:- dynamic game:(max_to_move/1, min_to_move/1).
:- discontiguous game:(moves/2, static_eval/2, staticval/2, max_to_move/1, min_to_move/1).
:- table holds/4, reached/3.

main([Game, Certificate]) :-
    load_files(game:Game, [silent(true)]),
    read_file_to_terms(Certificate, Facts, [module(game)]),
    (   maplist(take, Facts), accepted(Pos, Val, Plies)
    ->  format("accepted: ~q is worth ~q (plies: ~w)~n", [Pos, Val, Plies])
    ;   format("refused~n"), halt(1)
    ).

take(Fact) :-
    ground(Fact), memberchk(Fact, [claim(_, _, _), play(_, _, _, _), leaf(_, _, _, _)]),
    assertz(certificate:Fact).

accepted(Pos, Val, Plies) :-
    findall(claim(Pos, Val, Plies), certificate:claim(Pos, Val, Plies), [Claim]),
    Claim = claim(Pos, Val, Plies),
    (   Plies == unlimited -> true ; integer(Plies), Plies >= 0 ),
    forall(member(Player, [max, min]), holds(Player, Pos, Plies, Val)),
    forall(certificate:play(Player, P, N, _), once_reached(Player, P, N, play(Player, P, N, _))),
    forall(certificate:leaf(Player, P, N, _), once_reached(Player, P, N, leaf(Player, P, N, _))).

once_reached(Player, Pos, Plies, Fact) :-
    reached(Player, Pos, Plies), findall(x, certificate:Fact, [x]).

% Player gets at least Val: more than that for MAX, less for MIN.
holds(Player, Pos, Plies, Val) :-
    next(Player, Pos, Plies, Successors, Less),
    forall_hold(Successors, Player, Less, Val).
holds(Player, Pos, Plies, Val) :-
    is_leaf(Pos, Plies), certificate:leaf(Player, Pos, Plies, Written), value(Pos, Value), !,
    Written == Value,
    (   Player == max -> Value >= Val ; Value =< Val ).

value(Pos, Value) :- ( game:static_eval(Pos, Value) ; game:staticval(Pos, Value) ), !.

forall_hold([], _, _, _).
forall_hold([Pos|Rest], Player, Plies, Val) :-
    holds(Player, Pos, Plies, Val), forall_hold(Rest, Player, Plies, Val).

% Where it goes on: by the strategy where Player is to move, and else anywhere.
next(Player, Pos, Plies, Successors, Less) :-
    \+ is_leaf(Pos, Plies), once(game:moves(Pos, All)),
    (   Plies == unlimited -> Less = Plies ; Less is Plies - 1 ),
    (   mover(Pos, All, Player)
    ->  certificate:play(Player, Pos, Plies, Succ), memberchk(Succ, All), Successors = [Succ]
    ;   Successors = All
    ).

is_leaf(_, 0) :- !.
is_leaf(Pos, _) :- \+ ( game:moves(Pos, All), !, All = [_|_] ).

mover(Pos, _, max) :- game:max_to_move(Pos).
mover(Pos, _, min) :- game:min_to_move(Pos).
mover(Pos, All, max) :- undeclared(Pos), forall(member(S, All), game:min_to_move(S)).
mover(Pos, All, min) :- undeclared(Pos), forall(member(S, All), game:max_to_move(S)).

undeclared(Pos) :- \+ game:max_to_move(Pos), \+ game:min_to_move(Pos).

reached(_, Pos, Plies) :- certificate:claim(Pos, _, Plies).
reached(Player, Succ, Less) :-
    reached(Player, Pos, Plies), next(Player, Pos, Plies, Successors, Less),
    member(Succ, Successors).

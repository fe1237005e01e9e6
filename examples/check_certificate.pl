% Checks a certificate of `minimax solve --certificate FILE` against the game itself:
%
%     swipl examples/check_certificate.pl -- GAME CERTIFICATE
%
% claim(Pos, Val, Plies) is proved by a strategy for MAX that secures at least Val and one for MIN that
% allows no more. play(Player, Pos, Plies, Succ) is what Player plays in Pos, so many plies above the
% depth limit (or `unlimited`), and leaf(Player, Pos, Plies, Val) is where its strategy may end. GAME
% is a plain file, and no module.

:- initialization(main, main).
:- dynamic claim/3, play/4, leaf/4, moves/2, static_eval/2, staticval/2.
:- dynamic max_to_move/1, min_to_move/1.
:- discontiguous play/4, leaf/4, moves/2, static_eval/2, staticval/2.
:- discontiguous max_to_move/1, min_to_move/1.
:- table holds/4, reached/3.

main([Game, Certificate]) :-
    load_files([Game, Certificate], [silent(true)]),
    (   accepted(Pos, Val, Plies) -> format("accepted: ~q is worth ~q (plies: ~w)~n", [Pos, Val, Plies])
    ;   format("refused~n"), halt(1)
    ).

accepted(Pos, Val, Plies) :-
    findall(claim(Pos, Val, Plies), claim(Pos, Val, Plies), [Claim]),
    ground(Claim), Claim = claim(Pos, Val, Plies),
    (   Plies == unlimited -> true ; integer(Plies), Plies >= 0 ),
    forall(member(Player, [max, min]), holds(Player, Pos, Plies, Val)),
    forall(play(Player, P, N, _), (reached(Player, P, N), \+ twice(play(Player, P, N, _)))),
    forall(leaf(Player, P, N, _), (reached(Player, P, N), \+ twice(leaf(Player, P, N, _)))).

twice(Fact) :- findall(Fact, Fact, [_,_|_]).

% Player gets at least Val: more than that for MAX, less for MIN.
holds(Player, Pos, Plies, Val) :-
    next(Player, Pos, Plies, Successors, Less),
    forall_hold(Successors, Player, Less, Val).
holds(Player, Pos, Plies, Val) :-
    is_leaf(Pos, Plies), leaf(Player, Pos, Plies, Written), value(Pos, Value), !,
    Written == Value,
    (   Player == max -> Value >= Val ; Value =< Val ).

value(Pos, Value) :- ( static_eval(Pos, Value) ; staticval(Pos, Value) ), !.

forall_hold([], _, _, _).
forall_hold([Pos|Rest], Player, Plies, Val) :-
    holds(Player, Pos, Plies, Val), forall_hold(Rest, Player, Plies, Val).

% Where it goes on: by the strategy where Player is to move, and else anywhere.
next(Player, Pos, Plies, Successors, Less) :-
    \+ is_leaf(Pos, Plies), once(moves(Pos, All)),
    (   Plies == unlimited -> Less = Plies ; Less is Plies - 1 ),
    (   mover(Pos, All, Player) -> play(Player, Pos, Plies, Succ), memberchk(Succ, All), Successors = [Succ]
    ;   Successors = All
    ).

is_leaf(_, 0) :- !.
is_leaf(Pos, _) :- \+ ( moves(Pos, All), !, All = [_|_] ).

mover(Pos, _, max) :- max_to_move(Pos).
mover(Pos, _, min) :- min_to_move(Pos).
mover(Pos, All, max) :- \+ max_to_move(Pos), \+ min_to_move(Pos), forall(member(S, All), min_to_move(S)).
mover(Pos, All, min) :- \+ max_to_move(Pos), \+ min_to_move(Pos), forall(member(S, All), max_to_move(S)).

reached(_, Pos, Plies) :- claim(Pos, _, Plies).
reached(Player, Succ, Less) :-
    reached(Player, Pos, Plies), next(Player, Pos, Plies, Successors, Less), member(Succ, Successors).

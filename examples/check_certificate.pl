% Checks a certificate of `minimax solve --certificate FILE` against the game itself:
%
%     swipl examples/check_certificate.pl -- GAME CERTIFICATE
%
% claim(Pos, Val, Plies) is proved by a strategy for MAX that secures at least Val and one for MIN
% that allows no more. play(Player, Pos, Plies, Succ) is what Player plays in Pos, so many plies
% above the depth limit (or `unlimited`), and leaf(Player, Pos, Plies, Val) is where its strategy
% may end. GAME is a plain file, and no module; CERTIFICATE holds nothing but these facts. Values
% are numbers, or expressions of numbers: each is evaluated once, and compared exactly.

:- module(check_certificate, []).
:- initialization(main, main).
:- dynamic certificate:(claim/3, play/4, leaf/4), game:(moves/2, static_eval/2, staticval/2).
:- dynamic game:(max_to_move/1, min_to_move/1).
:- discontiguous game:(moves/2, static_eval/2, staticval/2, max_to_move/1, min_to_move/1).
:- table holds/4, reached/3, number_of/2.

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
    number_of(Val, _),
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
    (   Player == max -> at_least(Value, Val) ; at_least(Val, Value) ).

value(Pos, Value) :- ( game:static_eval(Pos, Value) ; game:staticval(Pos, Value) ), !.

% As numbers: SWI-Prolog makes a float of an integer or a rational that it compares with one.
at_least(A, B) :-
    number_of(A, Number), exact(Number, SideA, ExactA),
    number_of(B, Other), exact(Other, SideB, ExactB),
    (   SideA > SideB -> true ; SideA =:= SideB, ExactA >= ExactB ).

exact(Number, Side, 0) :- float(Number), Number =:= inf, !, Side = 1.
exact(Number, Side, 0) :- float(Number), Number =:= -inf, !, Side = -1.
exact(Number, 0, Exact) :- Number =:= Number, Exact is rational(Number).

% What an expression is worth; nothing where it is no number, or another one each time.
number_of(Term, Number) :-
    \+ ( sub_term(Part, Term), memberchk(Part, [random(_), random_float, random, cputime, realtime]) ),
    catch(Number is Term, error(_, _), fail).

forall_hold([], _, _, _).
forall_hold([Pos|Rest], Player, Plies, Val) :-
    holds(Player, Pos, Plies, Val), forall_hold(Rest, Player, Plies, Val).

% Where it goes on: by the strategy where Player is to move, and else anywhere.
next(Player, Pos, Plies, Successors, Less) :-
    \+ is_leaf(Pos, Plies), once(game:moves(Pos, All)),
    (   Plies == unlimited -> Less = Plies ; Less is Plies - 1 ),
    mover(Pos, All, Mover),
    (   Mover == Player
    ->  certificate:play(Player, Pos, Plies, Succ), memberchk(Succ, All), Successors = [Succ]
    ;   Successors = All
    ).

is_leaf(_, 0) :- !.
is_leaf(Pos, _) :- \+ ( game:moves(Pos, All), !, All = [_|_] ).

mover(Pos, _, Player) :- declared(Pos, Player), Player \== none.
mover(Pos, All, max) :- declared(Pos, none), forall(member(S, All), declared(S, min)).
mover(Pos, All, min) :- declared(Pos, none), forall(member(S, All), declared(S, max)).

% Of a position that is declared both, nothing holds.
declared(Pos, Player) :-
    findall(P, ( P = max, once(game:max_to_move(Pos)) ; P = min, once(game:min_to_move(Pos)) ), All),
    (   All == [] -> Player = none ; All = [Player] ).

reached(_, Pos, Plies) :- certificate:claim(Pos, _, Plies).
reached(Player, Succ, Less) :-
    reached(Player, Pos, Plies), next(Player, Pos, Plies, Successors, Less),
    member(Succ, Successors).

% Checks a certificate of `minimax solve --certificate FILE` against the game itself:
%
%     swipl examples/check_certificate.pl -- [--interface ROLE=WHAT]... GAME... CERTIFICATE
%
% claim(Pos, Val, Plies) is proved by a strategy for MAX that secures at least Val and one for MIN
% that allows no more. play(Player, Pos, Plies, Succ) is what Player plays in Pos, so many plies
% above the depth limit (or `unlimited`), and leaf(Player, Pos, Plies, Val) is where its strategy
% may end. GAME is what is consulted, the game itself last; CERTIFICATE holds nothing but these
% facts. Values are numbers, or expressions of numbers: each is evaluated once, and compared exactly.
%
% Where other predicates play the roles of moves/2, static_eval/2 and so on, the game says so by
% minimax_interface/1, or who checks by --interface (and --start), as the question did. The fact
% interface(List) of the certificate must say the same: it is no proof for another game.

:- module(check_certificate, []).
:- initialization(main, main).
:- dynamic certificate:(interface/1, claim/3, play/4, leaf/4).
:- dynamic interface/1, declared/1, game_module/1.
:- dynamic game:(moves/2, static_eval/2, staticval/2, max_to_move/1, min_to_move/1).
:- discontiguous game:(moves/2, static_eval/2, staticval/2, max_to_move/1, min_to_move/1).
:- table holds/4, reached/3, number_of/2.

main(Arguments) :-
    said(Arguments, Said, Files),
    (   append(Before, [Game,Certificate], Files)
    ->  true
    ;   format(user_error, "usage: swipl check_certificate.pl -- \c
                            [--interface ROLE=WHAT]... GAME... CERTIFICATE~n", []),
        halt(2)
    ),
    load_files(game:Before, [silent(true)]), load_files(game:Game, [silent(true), imports([])]),
    absolute_file_name(Game, Path, [file_type(prolog), access(read)]),
    (   source_file_property(Path, module(Module)) -> true ; Module = game ),
    assertz(game_module(Module)),
    maplist(read_role(Module), Said, Own), play_by(Own),
    read_file_to_terms(Certificate, Facts, [module(Module)]),
    Quoted = [module(Module), quoted(true), numbervars(true)],
    (   catch(( maplist(take, Facts), accepted(Pos, Val, Plies) ), Error, refuse(Error))
    ->  format("accepted: ~W is worth ~W (plies: ~w)~n", [Pos, Quoted, Val, Quoted, Plies]),
        forall(( interface(List), List \== [], numbervars(List, 0, _, [singletons(true)]) ),
               format("where ~W~n", [interface(List), Quoted]))
    ;   format("refused~n"), halt(1)
    ).

refuse(Error) :- print_message(error, Error), fail.

said([], [], []).
said([Flag,Value|Arguments], [Said0|Said], Files) :-
    memberchk(Flag-Said0, ['--interface'-role(Value), '--start'-goal(Value)]), !,
    said(Arguments, Said, Files).
said([Argument|Arguments], Said, Files) :-
    member(Flag, ['--interface', '--start']), atom_concat(Flag, =, Begin),
    atom_concat(Begin, Value, Argument), !,
    said([Flag,Value|Arguments], Said, Files).
said([File|Arguments], Said, [File|Files]) :- said(Arguments, Said, Files).

read_role(Module, role(Text), Role) :- term_string(Role, Text, [module(Module)]).
read_role(Module, goal(Text), start = Goal) :- term_string(Goal, Text, [module(Module)]).

% The game is asked, and not started; what its directive says counts with the library and without.
user:term_expansion((:- initialization(main)), []).
user:term_expansion((:- minimax_interface(List)), []) :- asserta(check_certificate:declared(List)).

% What is said to this program goes before what the game declares.
play_by(Own0) :-
    findall(Role, ( declared(List), member(Role, List) ), Declared0),
    maplist(as_equation, Own0, Own), maplist(as_equation, Declared0, Declared),
    exclude(goes_behind(Own), Declared, Rest), append(Own, Rest, List),
    assertz(interface(List)).

as_equation(Role = What, Role = What) :- !.
as_equation(Said, Role = What) :- Said =.. [Role,What].

goes_behind(Own, Role = _) :-
    member(Other = _, Own),
    (   Other == Role
    ;   Role == apply, memberchk(Other, [move,moves])
    ;   alternatives(Ways), member(Way, Ways), memberchk(Role, Way), \+ memberchk(Other, Way),
        member(OtherWay, Ways), memberchk(Other, OtherWay)
    ), !.

alternatives([[moves], [move]]).
alternatives([[mover], [last_mover], [max_to_move,min_to_move]]).

% A certificate must be about the game that is asked: it does not choose what is called.
take(interface(Named)) :-
    !, is_list(Named), \+ certificate:interface(_), assertz(certificate:interface(Named)).
take(Fact) :-
    ground(Fact), memberchk(Fact, [claim(_, _, _), play(_, _, _, _), leaf(_, _, _, _)]),
    assertz(certificate:Fact).

names_the_interface :-
    interface(List), ( certificate:interface(Named) -> true ; Named = [] ),
    forall(( member(Role = _, List) ; member(Role = _, Named) ),
           ( first(Role, List, What), first(Role, Named, Other), What =@= Other )).

first(Role, List, What) :- member(Said = What0, List), Said == Role, !, What = What0.

accepted(Pos, Val, Plies) :-
    findall(claim(Pos, Val, Plies), certificate:claim(Pos, Val, Plies), [Claim]),
    Claim = claim(Pos, Val, Plies),
    (   Plies == unlimited -> true ; integer(Plies), Plies >= 0 ),
    number_of(Val, _), names_the_interface, set_up,
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
    is_leaf(Pos, Plies), certificate:leaf(Player, Pos, Plies, Written), value(Pos, Plies, Value), !,
    Written == Value,
    (   Player == max -> at_least(Value, Val) ; at_least(Val, Value) ).

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
    \+ is_leaf(Pos, Plies), successors(Pos, All),
    (   Plies == unlimited -> Less = Plies ; Less is Plies - 1 ),
    mover(Pos, All, Mover),
    (   Mover == Player
    ->  certificate:play(Player, Pos, Plies, Succ), memberchk(Succ, All), Successors = [Succ]
    ;   Successors = All
    ).

is_leaf(_, 0) :- !.
is_leaf(Pos, _) :- successors(Pos, []).

mover(Pos, _, Player) :- declared(Pos, Player), Player \== none.
mover(Pos, All, max) :- declared(Pos, none), forall(member(S, All), declared(S, min)).
mover(Pos, All, min) :- declared(Pos, none), forall(member(S, All), declared(S, max)).

% Of a position that is declared both, nothing holds.
declared(Pos, Player) :-
    findall(P, to_move(Pos, P), All),
    (   All == [] -> Player = none ; All = [Player] ).

reached(_, Pos, Plies) :- certificate:claim(Pos, _, Plies).
reached(Player, Succ, Less) :-
    reached(Player, Pos, Plies), next(Player, Pos, Plies, Successors, Less),
    member(Succ, Successors).

% --- The game, asked as its interface says

set_up :- ( says(start, Goal) -> game_module(M), once(M:Goal) ; true ).

says(Role, What) :- interface(List), first(Role, List, What0), copy_term(What0, What).

successors(Pos, []) :-
    says(terminal, _), board(Pos, Player, Board),
    asks(terminal, [position = Board, player = Player]), !.
successors(Pos, All) :-
    board(Pos, Player, Board),
    findall(Succ, step(Board, Player, Succ), All).

step(Board, Player, Succ) :-
    Told = [position = Board, player = Player, next_player = Next],
    (   says(apply, _)
    ->  a_move(Move, Told), once(asks(apply, [move = Move, successor = To|Told]))
    ;   says(move, _)
    ->  asks(move, [move = _, successor = To|Told])
    ;   once(asks(moves, [successors = List|Told])), must_be(list, List), member(To, List)
    ),
    (   player_is_beside -> next_player(Player, Next), Succ = Next-To ; Succ = To ).

a_move(Move, Told) :- says(move, _), !, asks(move, [move = Move|Told]).
a_move(Move, Told) :- once(asks(moves, [moves = List|Told])), must_be(list, List), member(Move, List).

next_player(_, Next) :- nonvar(Next), !.
next_player(Name, Next) :- named(Player, Name), opponent(Player, Other), named(Other, Next).

% Where moves are asked with the player, and nothing else tells who moves, Pos is Player-Board.
player_is_beside :-
    member(Role, [move, moves, apply, terminal]),
    says(Role, What), compound(What), arg(_, What, Name), Name == player,
    \+ ( member(Teller, [mover, last_mover, max_to_move, min_to_move]), says(Teller, _) ), !.

board(Pos, Player, Board) :- player_is_beside, !, Pos = Player-Board.
board(Pos, Player, Pos) :- ( declared(Pos, One), One \== none -> named(One, Player) ; true ).

named(max, Name) :- ( says(players, Max/_) -> Name = Max ; Name = max ).
named(min, Name) :- ( says(players, _/Min) -> Name = Min ; Name = min ).

opponent(max, min).
opponent(min, max).

to_move(Pos, Player) :- player_is_beside, !, Pos = Name-_, named(Player, Name).
to_move(Pos, Player) :-
    says(mover, _), !,
    once(asks(mover, [position = Pos, player = Name])), named(Player, Name).
to_move(Pos, Player) :-
    says(last_mover, _), !,
    once(asks(last_mover, [position = Pos, player = Name])),
    named(Last, Name), opponent(Last, Player).
to_move(Pos, max) :- once(asks(max_to_move, [position = Pos])).
to_move(Pos, min) :- once(asks(min_to_move, [position = Pos])).

value(Pos, Plies, Value) :-
    board(Pos, Player, Board),
    (   says(heuristic, _), successors(Pos, [])
    ->  Order = [utility, static_eval, heuristic]
    ;   Order = [utility, heuristic, static_eval]
    ),
    (   interface([_|_]), var(Player), who_moves(Pos, One) -> named(One, Player) ; true ),
    Told = [position = Board, player = Player, depth = Plies, value = Given],
    (   member(Role, Order), asks(Role, Told) -> true ; says(default_value, Given) ),
    (   says(view, mover), who_moves(Pos, min) -> Value is -Given ; Value = Given ).

who_moves(Pos, One) :- declared(Pos, One), One \== none, !.
who_moves(Pos, One) :- successors(Pos, All), All = [_|_], mover(Pos, All, One), !.

% asks(Role, Told): calls what plays Role, with those of Name = Value that are its arguments.
asks(Role, Told) :-
    game_module(M), what(Role, M, What0), strip_module(M:What0, Home, What),
    goal(What, Role, Told, Goal),
    (   Home == user -> call(game:Goal) ; call(Home:Goal) ).      % where a game that is no module is

goal(Name/Arity, Role, Told, Goal) :-
    !, arguments(Role, Arity, Names), maplist(of_name(Told), Names, Values), Goal =.. [Name|Values].
goal(What, _, Told, Goal) :-
    compound(What), What \= (_ >> _), arg(_, What, Named), Named == position, !,
    What =.. [Name|Given], maplist(filled(Told), Given, Values), Goal =.. [Name|Values].
goal(Closure, Role, Told, Goal) :-
    (   parameters(Closure, Arity), arguments(Role, Arity, Names) -> true
    ;   arguments(Role, _, Names) -> true
    ),
    maplist(of_name(Told), Names, Values), Goal =.. [call, Closure|Values].

parameters((Free / Parameters >> _), Arity) :- !, nonvar(Free), length(Parameters, Arity).
parameters((Parameters >> _), Arity) :- length(Parameters, Arity).

what(Role, _, What) :- says(Role, What), !.
what(moves, _, moves/2).
what(static_eval, M, Name/2) :- member(Name, [static_eval, staticval]), defined(M, Name/2).
what(Role, M, Role/1) :- memberchk(Role, [max_to_move, min_to_move]), defined(M, Role/1).

defined(M, Name/Arity) :- functor(Head, Name, Arity), predicate_property(M:Head, defined), !.

of_name(Told, Name, Value) :- memberchk(Name = Value, Told).

filled(Told, Given, Value) :- atom(Given), memberchk(Given = Value0, Told), !, Value = Value0.
filled(_, Given, Given).

arguments(moves, 2, [position, List]) :- ( says(apply, _) -> List = moves ; List = successors ).
arguments(move, 2, [position, One]) :- ( says(apply, _) -> One = move ; One = successor ).
arguments(apply, 3, [position, move, successor]).
arguments(terminal, 1, [position]).
arguments(Role, 1, [position]) :- memberchk(Role, [max_to_move, min_to_move]).
arguments(Role, 2, [position, player]) :- memberchk(Role, [mover, last_mover]).
arguments(Role, 2, [position, value]) :- memberchk(Role, [static_eval, utility, heuristic]).
arguments(Role, 3, [position, player, value]) :- memberchk(Role, [static_eval, utility, heuristic]).

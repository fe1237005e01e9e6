:- module(minimax_sandbox, []).
:- autoload(library(apply), [maplist/2, maplist/3]).
:- autoload(library(error), [instantiation_error/1]).
:- autoload(library(lists), [append/2, member/2]).
:- use_module(interfaces, [default_interface/2]).
:- use_module(roles, [role_goal/4]).

/** <module> What untrusted programs may ask of library(minimax)

Declares the predicates of library(minimax) to library(sandbox), so that a server such as SWISH can
offer them: a search is as safe as what it calls. That are the predicates of the game, those and the
closures that interface(List) and minimax_interface/1 give roles to, and the goal of quiescence(Goal).
All of them have to be safe themselves, and are called with terms that nobody knows beforehand.

What cannot be told yet is refused: a variable in the place of the position, of an option, or of a
closure may become `Module:Term` or a goal. So is what concerns more than the own program: positions of
modules that no file defines, several threads, and large tables.

Not declared, and so refused, are load_game/2 and minimax_draw/3, which read and write files;
minimax_interface/1 but as a directive; and verify_minimax/1 to verify_minimax/3, which run a copy of
the program: in it a name might come to mean something else.
*/

:- multifile
    sandbox:safe_primitive/1,
    sandbox:safe_meta/3,
    sandbox:safe_directive/1.

sandbox:safe_primitive(minimax_library:weighted_sum(_, _)).

sandbox:safe_meta(minimax_library:Goal, Context, Calls) :-
    nonvar(Goal),
    question(Goal, Pos, Options, Further),
    calls(Context, Pos, Options, Further, Calls).

% Each question about the game looks at what the directive has said.
sandbox:safe_directive(Module:minimax_interface(List)) :-
    prolog_load_context(module, Module),
    is_list(List),
    predicate_property(Module:minimax_interface(_), imported_from(minimax_library)).

%   question(+Goal, -Pos, -Options, -Further): the predicates that are safe where what they call is.
%   Further are those of the game that they call beside the roles.

question(minimax(Pos, _, _, _), Pos, [], []).
question(minimax(Pos, _, _, _, Options), Pos, Options, []).
question(expectiminimax(Pos, _, _, _), Pos, [], []).
question(expectiminimax(Pos, _, _, _, Options), Pos, Options, []).
question(maxn(Pos, _, _, _), Pos, [], []).
question(maxn(Pos, _, _, _, Options), Pos, Options, []).
question(alphabeta(Pos, _, _, _, _), Pos, [], []).
question(alphabeta(Pos, _, _, _, _, _), Pos, [], []).
question(perft(Pos, _, _, Options), Pos, Options, []).
question(minimax_trace(Pos, _, Options), Pos, Options, []).
question(minimax_print_trace(Pos, Options), Pos, Options, []).
question(minimax_show(Pos, Options), Pos, Options, [show_position(_)]).

%   calls(+Context, +Pos, +Options, +Further, -Calls): fails where that is refused, whatever is called.

calls(Context, Pos0, Options0, Further, Calls) :-
    resolved(Context:Pos0, Game:_),
    is_own_or_of_file(Game, Context),
    resolved(Context:Options0, Module:Options),
    checked_list(Options),
    maplist(option_calls(Game, Module), Options, OfOptions),
    default_interface(Game, Declared),
    interface_calls(Game, Declared, OfDeclared),
    findall(Game:Role, ( own_role(Role) ; member(Role, Further) ), Roles),
    findall(Role, ( member(Role, Roles), predicate_property(Role, visible) ), OfGame),
    append([OfGame, OfDeclared|OfOptions], Calls).

% Also where the interface gives a role to another one: it may be forgotten before the search.
own_role(moves(_, _)).
own_role(noisy_moves(_, _)).
own_role(static_eval(_, _)).
own_role(staticval(_, _)).
own_role(max_to_move(_)).
own_role(min_to_move(_)).
own_role(chance_to_move(_)).
own_role(player_to_move(_, _)).
own_role(players(_)).

% Another module of somebody else might be replaced before the search.
is_own_or_of_file(Context, Context) :- !.
is_own_or_of_file(Game, _) :-
    module_property(Game, file(_)).

%   resolved(+Qualified, -Module:Plain): Plain is bound, and neither of them can become another one.

resolved(Qualified, Module:Plain) :-
    strip_module(Qualified, Module, Plain),
    (   var(Plain)
    ->  instantiation_error(Plain)
    ;   Plain = _:_
    ->  instantiation_error(Plain)
    ;   true
    ).

checked_list(List) :-
    '$skip_list'(_, List, Tail),
    (   var(Tail)
    ->  instantiation_error(List)
    ;   Tail == [],
        maplist(must_be_bound, List)
    ).

must_be_bound(Term) :-
    (   var(Term)
    ->  instantiation_error(Term)
    ;   true
    ).

%   named(+Entry, -Name, -Values): an option or a role as the C++ part reads it.

named(Entry, Name, [Value]) :-
    Entry = (Name0 = Value),
    !,
    must_be_bound(Name0),
    Name = Name0.
named(Entry, Name, Values) :-
    compound(Entry),
    compound_name_arguments(Entry, Name, Values).

option_calls(Game, Module, Option, Calls) :-
    named(Option, Name, Values),
    option_calls(Name, Values, Game, Module, Calls).

option_calls(interface, [List], Game, _, Calls) :-
    !,
    interface_calls(Game, List, Calls).
option_calls(start, [Goal], Game, _, Calls) :-
    !,
    interface_calls(Game, [start = Goal], Calls).
option_calls(quiescence, [Closure], _, Module, [Call]) :-
    !,
    closure_call(Module:Closure, 1, Call).
option_calls(threads, [N], _, _, []) :-
    !,
    N == 1.
option_calls(transposition, [Megabytes], _, _, []) :-
    !,
    number(Megabytes),
    Megabytes =< 64.
option_calls(Name, _, _, _, []) :-
    calls_nothing(Name).

calls_nothing(algorithm).
calls_nothing(around).
calls_nothing(blank).
calls_nothing(certificate).                     % a list of facts; no file
calls_nothing(consulted).
calls_nothing(cut_off).
calls_nothing(depth).
calls_nothing(events).
calls_nothing(game).
calls_nothing(memory).
calls_nothing(mover).
calls_nothing(node_limit).
calls_nothing(nodes_list).
calls_nothing(on_cycle).
calls_nothing(ordering).
calls_nothing(payoff_sum).
calls_nothing(quiescence_depth).
calls_nothing(singular).
calls_nothing(solution).
calls_nothing(statistics).
calls_nothing(ties).
calls_nothing(time_limit).
calls_nothing(value_range).

interface_calls(Game, List, Calls) :-
    must_be_bound(List),
    checked_list(List),
    maplist(role_calls(Game), List, OfRoles),
    append(OfRoles, Calls).

role_calls(Game, Entry, Calls) :-
    named(Entry, Role, [What]),
    must_be_bound(What),
    (   is_data(Role, What)
    ->  Calls = []
    ;   predicate_call(Game, Role, What, Call),
        Calls = [Call]
    ).

is_data(players, _).
is_data(default_value, _).
is_data(view, _).
is_data(variables, _).
is_data(mover, parity).
is_data(mover, parity(_)).

predicate_call(Game, Role, What, Call) :-
    resolved(Game:What, Module:Plain),
    Plain \= '$minimax_asked'(_, _, _),        % calls what it likes in library(minimax/asked)
    (   Plain = Name/Arity
    ->  must_be_bound(Name),
        must_be_bound(Arity),
        atom(Name)
    ;   lambda_length(Plain)
    ),
    (   role_goal(Game, Role, Module:Plain, Home:Goal),
        Goal =.. [call,Closure|Arguments]
    ->  length(Arguments, Count),
        closure_call(Home:Closure, Count, Call)
    ;   role_goal(Game, Role, Module:Plain, Call)
    ).

% Of a list that is not complete nobody knows how many parameters there will be.
lambda_length(Plain) :-
    (   Plain = (Parameters0>>_)
    ->  must_be_bound(Parameters0),
        (   Parameters0 = _/Parameters
        ->  true
        ;   Parameters = Parameters0
        ),
        '$skip_list'(_, Parameters, Tail),
        must_be_bound(Tail)
    ;   true
    ).

closure_call(Qualified, Count, Module:Goal) :-
    resolved(Qualified, Module:Closure),
    callable(Closure),
    length(Arguments, Count),
    (   atom(Closure)
    ->  Goal =.. [Closure|Arguments]
    ;   compound_name_arguments(Closure, Name, Own),
        append([Own, Arguments], All),
        compound_name_arguments(Goal, Name, All)
    ).

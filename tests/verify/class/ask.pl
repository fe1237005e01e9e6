/*  What a program answers to the query of its feedback, told in a line each.

    Usage: swipl PROGRAM TREE ask.pl -- QUERY

    solution(TEXT, LEAVES) or odd, at most three; of alpha-beta with the leaves for which static values were asked
    until the first one. Else, or behind these, false, error(TEXT) or endless.
*/
:- module(ask, [ask/0]).
:- use_module(library(apply), []).
:- use_module(library(lists), []).
:- use_module(library(prolog_wrap), []).

:- dynamic leaf/1.

:- initialization(ask:ask, main).

ask :-
    current_prolog_flag(argv, Argv),
    lists:last(Argv, Text),
    term_to_atom(Asked, Text),
    ask_before(Asked, Query),
    notice_leaves,
    State = state(0),
    catch(( call_with_inference_limit(ask:answer(Query, State), 20000000, Result),
            tell_end(Result, State) ),
          Error, tell_error(Error)).

%!  ask_before(+Asked, -Query): Query is the last of what is asked.

ask_before((Before, Asked), Query) :-
    !,
    call(user:Before),
    ask_before(Asked, Query).
ask_before(Query, Query).

%   The limit is one of all answers together.

answer(Query, State) :-
    (   call(user:Query),
        arg(1, State, Count0),
        Count is Count0 + 1,
        nb_setarg(1, State, Count),
        tell_solution(Query),
        Count == 3
    ->  true
    ;   true
    ).

%   A cyclic answer cannot be told, and one that is not ground shows other names each time.

tell_solution(Query) :-
    acyclic_term(Query),
    Query =.. [_|Arguments],
    \+ ( lists:member(Argument, Arguments), nonvar(Argument), \+ ground(Argument) ),
    !,
    text(Query, Text),
    leaves(Leaves),
    tell(solution(Text, Leaves)).
tell_solution(_) :-
    tell(odd).

tell_end(inference_limit_exceeded, _) :- !, tell(endless).
tell_end(_, state(0)) :- !, tell(false).
tell_end(_, _).

tell_error(Error) :-
    message_to_lines(Error, Text),
    tell(error(Text)).

message_to_lines(Error, Text) :-
    catch(phrase('$messages':translate_message(Error), Lines), _, Lines = ['~q'-[Error]]),
    with_output_to(string(Text), print_message_lines(current_output, '', Lines)).

text(Query, Text) :-
    \+ \+ ( Query =.. [Name|Arguments],
            term_variables(Arguments, Variables),
            apply:maplist(=('$VAR'('_')), Variables),
            apply:maplist([Argument, Each]>>format(string(Each), "~W", [Argument, [quoted(true), numbervars(true)]]),
                          Arguments, Texts),
            atomic_list_concat(Texts, ', ', Joined),
            format(string(Made), "~w(~w)", [Name, Joined]),
            nb_setval(ask_text, Made) ),
    nb_getval(ask_text, Text).

% Each leaf once, in the order in which static values are asked.

notice_leaves :-
    forall(( member(Name, [static_eval, staticval]),
             functor(Head, Name, 2),
             current_module(Module),
             predicate_property(Module:Head, defined),
             \+ predicate_property(Module:Head, imported_from(_)) ),
           ( arg(1, Head, Pos),
             prolog_wrap:wrap_predicate(Module:Head, leaves, Wrapped, ( Wrapped, ask:note(Pos) )) )).

note(Pos) :- leaf(Known), Known == Pos, !.
note(Pos) :- assertz(leaf(Pos)).

leaves(Leaves) :- findall(Leaf, leaf(Leaf), Leaves).

tell(Term) :- format(user_error, "ask: ~q.~n", [Term]).

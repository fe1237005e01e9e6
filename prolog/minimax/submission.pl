:- module(minimax_submission,
          [ load_submission/4,          % +Name, +Stream, -Modules, -Messages
            ended/0,
            defines/1,                  % +Predicate
            hidden/3,                   % +Modules, +Predicate, -Hidden
            others/3,                   % +Modules, +Predicate, -Others
            make_room/2,                % +Modules, -Copies
            noting_clause/2,            % +Name, -Clause
            error_text/2                % +Term, -Text
          ]).

/** <module> Programs that are handed in, in the process that runs them

What this tells is a help for messages alone: a program that is run in this process may change all of
it.
*/

:- use_module(library(minimax/load_messages)).
:- autoload(library(apply), [exclude/3]).
:- autoload(library(lists), [member/2, memberchk/2]).

:- dynamic
    loading/0,
    ended/0,                    % exported
    value/2.                    % Pos, Val: of the game, where calls of static_eval/2 are noted

% What programs use is loaded once for all of them; who does not import it does not see it.
:- use_module(library(aggregate), []).
:- use_module(library(apply), []).
:- use_module(library(assoc), []).
:- use_module(library(clpfd), []).
:- use_module(library(ctypes), []).
:- use_module(library(date), []).
:- use_module(library(dcg/basics), []).
:- use_module(library(dcg/high_order), []).
:- use_module(library(debug), []).
:- use_module(library(dicts), []).
:- use_module(library(edinburgh), []).
:- use_module(library(error), []).
:- use_module(library(gensym), []).
:- use_module(library(heaps), []).
:- use_module(library(listing), []).
:- use_module(library(lists), []).
:- use_module(library(main), []).
:- use_module(library(nb_set), []).
:- use_module(library(occurs), []).
:- use_module(library(option), []).
:- use_module(library(ordsets), []).
:- use_module(library(pairs), []).
:- use_module(library(plunit), []).
:- use_module(library(pprint), []).
:- use_module(library(random), []).
:- use_module(library(rbtrees), []).
:- use_module(library(readutil), []).
:- use_module(library(solution_sequences), []).
:- use_module(library(statistics), []).
:- use_module(library(strings), []).
:- use_module(library(terms), []).
:- use_module(library(thread), []).
:- use_module(library(time), []).
:- use_module(library(ugraphs), []).
:- use_module(library(varnumbers), []).
:- use_module(library(yall), []).

%!  load_submission(+Name, +Stream, -Modules, -Messages) is det.
%
%   Loads a program into the module `user`. Modules are that one and those that the program
%   makes; Messages as collect_messages/2 gives them. halt/0 ends the loading and not the process:
%   many programs end with a directive that runs them and halts.

%!  ended is semidet.
%
%   The program has called halt/0 while it is loaded, and what came after that is not loaded.

load_submission(Name, Stream, [user|Modules], Messages) :-
    findall(Module, module_of_user(Module), Before),
    setup_call_cleanup(
        assertz(loading),
        collect_messages(load_files(user:Name, [stream(Stream)]), Messages0),
        retractall(loading)),
    exclude(follows_from_halt, Messages0, Messages),
    abolish_all_tables,
    findall(Module, ( module_of_user(Module), \+ memberchk(Module, Before) ), Modules).

:- at_halt(end_loading).

end_loading :-
    loading,
    !,
    (   ended
    ->  true
    ;   print_message(warning, format("halt/0 is called while the program is loaded: \c
                                       what comes after it is not loaded", [])),
        assertz(ended)
    ),
    cancel_halt(loading).
end_loading.

:- multifile system:term_expansion/2.
:- dynamic system:term_expansion/2.

system:term_expansion(Term, []) :-
    ended,
    loading,
    Term \== end_of_file.

%   A halt/0 that is cancelled fails.

follows_from_halt(message(warning, _, _, _, Text)) :-
    ended,
    member(Failed, ["Goal (directive) failed", "Initialization goal failed"]),
    sub_string(Text, _, _, _, Failed),
    !.

module_of_user(Module) :-
    current_module(Module),
    Module \== user,
    module_property(Module, class(user)).

%!  defines(+Predicate) is semidet.
%
%   Whoever asks in `user` finds Predicate: it is defined or imported there.

defines(Name/Arity) :-
    functor(Head, Name, Arity),
    '$c_current_predicate'(_, user:Head),
    predicate_property(user:Head, defined).

%!  hidden(+Modules, +Predicate, -Hidden) is det.
%
%   Hidden are the modules that define Predicate.

hidden(Modules, Name/Arity, Hidden) :-
    functor(Head, Name, Arity),
    findall(Module,
            ( member(Module, Modules),
              is_own(Module:Head) ),
            Hidden).

is_own(Module:Head) :-
    '$c_current_predicate'(_, Module:Head),
    \+ predicate_property(Module:Head, imported_from(_)),
    predicate_property(Module:Head, defined).

%!  others(+Modules, +Predicate, -Others) is det.
%
%   Others are the predicates that may be meant by Predicate: those of its name with another
%   arity, or else those of its arity whose names are written much like it, as dwim_match/2 has it.

others(Modules, Name/Arity, Others) :-
    findall(Name/OtherArity,
            ( member(Module, Modules),
              current_predicate(Name, Module:Head),
              is_own(Module:Head),
              functor(Head, Name, OtherArity) ),
            OfItsName),
    (   OfItsName == []
    ->  findall(Other/Arity, written_alike(Modules, Name/Arity, Other), Others0)
    ;   Others0 = OfItsName
    ),
    sort(Others0, Others).

written_alike(Modules, Name/Arity, Other) :-
    member(Module, Modules),
    current_predicate(Other, Module:Head),
    functor(Head, Other, Arity),
    dwim_match(Name, Other),
    is_own(Module:Head).

%!  make_room(+Modules, -Copies) is det.
%
%   The predicates of a game are dynamic and empty in `user`, and wherever a program defines
%   one of them: Copies are Module-Predicates for those that had clauses.

make_room(Modules, Copies) :-
    findall(Module-Predicates,
            ( member(Module, Modules),
              findall(Predicate, own_predicate(Module, Predicate), Predicates),
              ( Predicates \== [] -> true ; Module == user ) ),
            Copies),
    forall(member(Module-_, Copies), forall(game_predicate(Predicate), clear(Module:Predicate))).

game_predicate(moves/2).
game_predicate(static_eval/2).
game_predicate(staticval/2).
game_predicate(max_to_move/1).
game_predicate(min_to_move/1).

own_predicate(Module, Name/Arity) :-
    game_predicate(Name/Arity),
    functor(Head, Name, Arity),
    is_own(Module:Head),
    predicate_property(Module:Head, number_of_clauses(Count)),
    Count > 0.

clear(Module:Name/Arity) :-
    catch(abolish(Module:Name/Arity), _, true),
    dynamic(Module:Name/Arity),
    functor(Head, Name, Arity),
    retractall(Module:Head).

%!  noting_clause(+Name, -Clause) is det.
%
%   Clause defines Name/2 by value/2, and notes each position that it is called for.

noting_clause(Name,
              ( Head :-
                    minimax_submission:value(Pos, Val0),
                    minimax_submission:note_leaf(Pos),
                    Val = Val0 )) :-
    Head =.. [Name,Pos,Val].

%!  error_text(+Term, -Text) is det.
%
%   Text is what is told of an error that a program throws, at most 2,000 characters. Where the
%   stacks are full of calls, its first line ends with `calls deep`; else a term has filled them.

error_text(error(_, Overflow), Text) :-
    is_dict(Overflow, stack_overflow),
    get_dict(depth, Overflow, Depth),
    get_dict(stack_limit, Overflow, Kilobytes),
    !,
    Megabytes is Kilobytes / 1024,
    (   Depth >= 1000
    ->  format(string(Text), "Stack limit (~1fMb) exceeded, thousands of calls deep", [Megabytes])
    ;   format(string(Text), "Stack limit (~1fMb) exceeded", [Megabytes])
    ).
error_text(Term, Text) :-
    message_text(Term, Text0),
    (   sub_string(Text0, 0, 2000, _, Text)
    ->  true
    ;   Text = Text0
    ).

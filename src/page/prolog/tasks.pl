:- module(page_tasks,
          [ load/3,                     % +Name, +Use, -Json
            question/5,                 % +PosText, +Plies, +Values, +Interface, -Json
            labels/2,                   % +Texts, -Json
            judge/3                     % +Trees, +Seconds, -Json
          ]).

/** <module> What the page asks of SWI-Prolog

Each task gives a text of JSON. A program is loaded once in a process, which ends with it.
*/

:- autoload(library(apply), [maplist/3]).
:- autoload(library(json), [json_write_dict/3]).
:- autoload(library(lists), [member/2, memberchk/2]).
:- use_module(library(minimax), []).
:- use_module(library(minimax/verify), []).
:- use_module(library(minimax/load_messages)).
:- use_module(library(minimax/program)).
:- use_module(core).
:- use_module(game).
:- use_module(interface).

:- dynamic
    loaded/2.                   % Name, Module

%   What the command defines natively: here a program may take its time, since it can be stopped.

minimax_loading:watch_clause.
minimax_loading:watch_clause(_, _).
minimax_loading:watch_goal(_).
minimax_loading:unwatch_goal(_).

load_seconds(10).

json_text(Dict, Json) :-
    with_output_to(string(Json), json_write_dict(current_output, Dict, [width(0)])).

%!  load(+Name, +Use, -Json) is det.
%
%   Consults the file of that name, and tells each error and warning with its place. Use is `search` or
%   `judge`: to copy the program that is judged takes a module without predicates of others.

load(Name, Use, Json) :-
    isolate_for(Use),
    note_usual,
    atom_concat('/program/', Name, Path),
    load_seconds(Seconds),
    open(Path, read, Stream, [encoding(utf8)]),
    load_program([], Path, Stream, utf8, Seconds, Module, Messages0),
    assertz(loaded(Name, Module)),
    maplist(message_dict, Messages0, Messages),
    json_text(_{messages:Messages}, Json).

isolate_for(search) :-
    minimax_loading:isolate.
isolate_for(judge) :-
    at_halt(cancel_halt('the page goes on')),
    open('/dev/null', read, Nothing),
    set_stream(Nothing, alias(user_input)),
    set_input(Nothing).

message_dict(message(Kind, Path, Line, LinePos, Text),
             _{kind:Kind, own:Own, line:Line, column:Column, text:String}) :-
    ( sub_atom(Path, 0, _, _, '/program/') -> Own = true ; Own = false ),
    Column is LinePos+1,
    term_to_string(Text, String).

term_to_string(Text, String) :-
    format(string(String), '~w', [Text]).

%!  question(+PosText, +Plies, +Values, +Interface, -Json) is det.
%
%   The program that was loaded as facts, as game_facts/6 makes them of it. PosText is empty where the
%   game itself says where it begins, and Interface a list of texts Role=What.

question(PosText, Plies, Values, Interface, Json) :-
    once(loaded(_, Module)),
    catch(question_(Module, PosText, Plies, Values, Interface, Dict), Error,
          fault(Error, Dict)),
    json_text(Dict, Json).

question_(Module, PosText, Plies0, Values0, InterfaceTexts, Dict) :-
    position(Module, PosText, Pos),
    maplist(entry(Module), InterfaceTexts, Interface),
    catch(check_interface(Interface), Error, throw_wrong_interface(Error)),
    start_once(Module, Interface),
    ( Plies0 < 0 -> Plies = unlimited ; Plies = Plies0 ),
    text_to_atom(Values0, Values),
    game_facts(Module, Interface, Pos, Plies, Values, Facts),
    facts_text(Module, Facts, Text),
    position_text(Pos, Root),
    ( current_predicate(Module:show_position/1) -> Shows = true ; Shows = false ),
    Dict = _{facts:Text, root:Root, shows:Shows}.

%   What the role start is given sets the game up, once.

:- dynamic
    started/0.

start_once(Module, Interface) :-
    (   \+ started,
        set_up(Module, Interface)
    ->  assertz(started)
    ;   true
    ).

text_to_atom(Text, Atom) :-
    atom_string(Atom, Text).

entry(Module, Text, Entry) :-
    (   read_entry(Module, Text, Entry)
    ->  true
    ;   throw(page(no_entry(Text)))
    ).

throw_wrong_interface(error(domain_error(Role, What), _)) :-
    !,
    (   Role == minimax_interface
    ->  format(string(Text), '~p', [What])
    ;   format(string(Text), '~p: the role ~w of an interface', [What, Role])
    ),
    throw(page(wrong_interface(Text))).
throw_wrong_interface(Error) :-
    message_text(Error, Text),
    throw(page(wrong_interface(Text))).

position(Module, Text, Pos) :-
    string_length(Text, 0),
    !,
    (   initial_position(Module, Pos)
    ->  true
    ;   throw(page(no_position))
    ).
position(Module, Text, Pos) :-
    (   read_text(Module, Text, Pos)
    ->  true
    ;   throw(page(no_term(Text)))
    ).

fault(page(Why), Dict) :-
    !,
    Why =.. [Name|Texts],
    maplist(term_to_string, Texts, Strings),
    Dict = _{fault:Name, texts:Strings}.
fault(error(resource_error(positions), _), _{fault:too_many, texts:[]}) :-
    !.
fault(error(domain_error(page_role, Role), _), _{fault:no_role, texts:[Text]}) :-
    !,
    term_to_string(Role, Text).
fault(error(domain_error(page_parity, Pos), _), _{fault:parity, texts:[Text]}) :-
    !,
    position_text(Pos, Text).
fault(Error, _{fault:error, texts:[String]}) :-
    message_text(Error, Text),
    term_to_string(Text, String).

%!  labels(+Texts, -Json) is det.
%
%   What show_position/1 prints of these positions, as the core wrote them.

labels(Texts, Json) :-
    once(loaded(_, Module)),
    maplist(label(Module), Texts, Labels),
    json_text(Labels, Json).

label(Module, Text, Label) :-
    (   read_text(Module, Text, Pos),
        minimax_written:position_text(Module, Pos, Label0, _)
    ->  Label = Label0
    ;   Label = Text
    ).


                 /*******************************
                 *             JUDGE            *
                 *******************************/

%!  judge(+Trees, +Seconds, -Json) is det.
%
%   What verify_minimax/3 says of the minimax/4, or else the minimax/3, that was loaded.

judge(Trees, Seconds, Json) :-
    once(loaded(_, Module)),
    (   member(Arity, [4, 3]),
        own(Module, Arity)
    ->  catch(judged(Module, Arity, Trees, Seconds, Dict), Error, fault(Error, Dict))
    ;   findall(Arity, ( between(1, 9, Arity), own(Module, Arity) ), Arities),
        Dict = _{fault:not_defined, texts:[], arities:Arities}
    ),
    json_text(Dict, Json).

own(Module, Arity) :-
    functor(Head, minimax, Arity),
    '$c_current_predicate'(_, Module:Head),
    \+ predicate_property(Module:Head, imported_from(_)),
    predicate_property(Module:Head, defined).

judged(Module, Arity, Trees, Seconds, Dict) :-
    minimax_verify:verify_minimax(Module:minimax,
                                  [ notes(Notes0), arity(Arity), trees(Trees), time_limit(Seconds) ],
                                  Report),
    maplist(note_dict, Notes0, Notes),
    (   Report = pass(Count)
    ->  Dict = _{verdict:pass, count:Count, notes:Notes}
    ;   Report = fail(Counterexample),
        counterexample_dict(Counterexample, Shown),
        Dict = _{verdict:fail, counterexample:Shown, notes:Notes}
    ).

note_dict(remark(Rule, Counterexample), _{note:remark, rule:Rule, counterexample:Shown}) :-
    !,
    counterexample_dict(Counterexample, Shown).
note_dict(first_wrong(Pos, Right0, Counterexample),
          _{note:first_wrong, position:Text, right:Right, counterexample:Shown}) :-
    !,
    shown(Pos, Text),
    maplist(shown, Right0, Right),
    counterexample_dict(Counterexample, Shown).
note_dict(Term, _{note:Name, texts:Texts}) :-
    Term =.. [Name|Terms],
    maplist(shown, Terms, Texts).

counterexample_dict(counterexample(Facts, Query, Expected, Got0, Reason0),
                    _{facts:Text, position:Pos, query:Asked, expected:Right, got:Got, reason:Reason}) :-
    facts_listing(Facts, Text),
    arg(1, Query, Term),
    shown(Term, Pos),
    shown(Query, Asked),
    shown(Expected, Right),
    maplist(shown, Got0, Got),
    reason_dict(Reason0, Reason).

facts_listing(Facts, Text) :-
    with_output_to(string(Text), forall(member(Fact, Facts), format('~q.~n', [Fact]))).

reason_dict(more(Reason0), Reason.put(more, true)) :-
    !,
    reason_dict(Reason0, Reason).
reason_dict(after_others(Reason0), Reason.put(after_others, true)) :-
    !,
    reason_dict(Reason0, Reason).
reason_dict(throws(Error), _{kind:throws, texts:[String]}) :-
    !,
    message_text(Error, Text),
    term_to_string(Text, String).
reason_dict(Reason, _{kind:Kind, position:Text, player:Player, values:Pairs}) :-
    Reason =.. [Kind, choice(Pos, Player, Values)],
    !,
    shown(Pos, Text),
    findall([Succ, Val], ( member(S-V, Values), shown(S, Succ), shown(V, Val) ), Pairs).
reason_dict(Reason, _{kind:Kind, texts:Texts}) :-
    Reason =.. [Kind|Terms],
    maplist(shown, Terms, Texts).

%   As the top level would print it; what is without end, or nearly so, is cut.

shown(Term, Text) :-
    copy_term_nat(Term, Copy),
    (   acyclic_term(Copy)
    ->  numbervars(Copy, 0, _, [singletons(true)])
    ;   true
    ),
    format(string(Text0), '~W',
           [ Copy, [ quoted(true), numbervars(true), max_depth(100), spacing(next_argument),
                     portray(false) ] ]),
    (   sub_string(Text0, 0, 2000, After, Text1),
        After > 0
    ->  string_concat(Text1, "...", Text)
    ;   Text = Text0
    ).

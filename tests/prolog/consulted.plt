:- module(test_consulted, []).

/** <module> Facts that were consulted are searched in bulk, and nobody notices
*/

:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(debug)).
:- use_module(library(lists)).
:- use_module(library(option)).
:- use_module(library(prolog_wrap)).
:- use_module(library(thread)).
:- use_module(library(time)).
:- use_module(library(minimax)).
:- use_module('../oracle/random_trees').

%   outcome(:Pos, +How, +Options, -Outcome): all answers, and what Options tell, or the error with its
%   message.

outcome(Pos, How, Options, Outcome) :-
    append(How, Options, AllOptions),
    catch(findall(answer(Best, Val, List, Options), minimax(Pos, Best, Val, List, AllOptions),
                  Outcome),
          Outcome,
          true).

:- multifile user:message_hook/3.

user:message_hook(minimax(mover_rules(_)), warning, _).

%   The same by calls and in bulk.

agrees(Module:Pos, Options) :-
    outcome(Module:Pos, [], Options, InBulk),
    outcome(Module:Pos, [consulted(calls)], Options, ByCalls),
    (   InBulk =@= ByCalls
    ->  true
    ;   format(user_error, '~q ~q:~n~q~n~q~n', [Pos, Options, InBulk, ByCalls]),
        fail
    ).

in_bulk(Module) :-
    minimax_library:kept_facts(Module, Facts),
    Facts \== none.

value(Pos, Val) :-
    minimax(Pos, _, Val, _).

write_facts(File, Facts) :-
    setup_call_cleanup(open(File, write, Out),
                       forall(member(Fact, Facts), format(Out, '~q.~n', [Fact])),
                       close(Out)).

add(Counter) :-
    nb_getval(Counter, N0),
    N is N0+1,
    nb_setval(Counter, N).

%   A game of one move with the value of a fact, in a module of its own.

set_up(Module) :-
    clear(Module),
    dynamic(Module:(moves/2, static_eval/2, max_to_move/1, min_to_move/1)),
    maplist([Fact]>>assertz(Module:Fact),
            [moves(r, [s,t]), max_to_move(r), static_eval(s, 1), static_eval(t, 2)]).

clear(Module) :-
    forall(member(Name/Arity, [moves/2, static_eval/2, staticval/2, max_to_move/1, min_to_move/1]),
           catch(abolish(Module:Name, Arity), _, true)).

:- begin_tests(agreement).

test(random_trees, true(Trees > 2000)) :-
    nb_setval(consulted_asked, 0),
    nb_setval(consulted_trees, 0),
    nb_setval(consulted_in_bulk, 0),
    forall(( between(1, 240, Seed),
             member(Fault, [none, no_value, both, untold, conflicting]),
             member(More, [[], [cycles(10)]]),
             random_tree(Seed, [fault(Fault)|More], Tree) ),
           agrees_on_tree(Tree)),
    nb_getval(consulted_in_bulk, Trees),
    nb_getval(consulted_asked, Questions),
    nb_getval(consulted_trees, All),
    format(user_error, '~D questions about the facts of ~D trees agree, ~D trees were taken over~n',
           [Questions, All, Trees]).

agrees_on_tree(Tree) :-
    add(consulted_trees),
    assert_tree(facts, Tree),
    tree_root(Tree, Root),
    tree_positions(Tree, Positions),
    last(Positions, Last),
    forall(( member(Pos, [Root,Last,unknown(1)]),
             options(Options) ),
           ( agrees(facts:Pos, Options) -> add(consulted_asked) ; assertion(fail) )),
    agrees_traced(Root),
    agrees_in_window(Root),
    (   in_bulk(facts)
    ->  add(consulted_in_bulk)
    ;   tree_shape(Tree, Shape),
        assertion(memberchk(values(expressions), Shape))
    ).

options([]).
options([algorithm(minimax), ties(all)]).
options([algorithm(pns), ties(first)]).
options([algorithm(mtdf), on_cycle(draw(0))]).
options([algorithm(pvs), depth(2), ordering([static,killers])]).
options([algorithm(sss), nodes_list(notes)]).
options([depth(3), singular(2), on_cycle(error)]).
options([mover(successor), nodes_list(notes)]).
options([node_limit(20), algorithm(alphabeta)]).
options([certificate(_)]).

agrees_traced(Root) :-
    traced(Root, [], InBulk),
    traced(Root, [consulted(calls)], ByCalls),
    assertion(InBulk =@= ByCalls).

traced(Root, Options, Events) :-
    catch(minimax_trace(facts:Root, Events, Options), Events, true).

% alphabeta/5 takes no options: what it answers by calls is what it answers in a transaction.

agrees_in_window(Root) :-
    in_window(Root, InBulk),
    snapshot(( in_window(Root, ByCalls), nb_setval(consulted_window, ByCalls) )),
    nb_getval(consulted_window, Expected),
    assertion(same_in_window(InBulk, Expected)).

%   A bound is a number that no leaf need have: 2 is the same bound as 2.0.

same_in_window(Answer, Answer) :-
    !.
same_in_window(Pos-Val1, Pos-Val2) :-
    Val1 =:= Val2,
    \+ ( -1 < Val1, Val1 < 1 ).
same_in_window(Error1, Error2) :-
    Error1 =@= Error2.

in_window(Root, Answer) :-
    catch(( alphabeta(facts:Root, -1, 1, Pos, Val), Answer = Pos-Val ), Answer, true).

:- end_tests(agreement).

:- begin_tests(changes, [setup(set_up(m)), cleanup(clear(m))]).

kept_value(Pos, Val) :-
    value(m:Pos, Val),
    agrees(m:Pos, [ties(all)]),
    in_bulk(m).

test(assertz, [setup(set_up(m)), Vs == [2,2,3]]) :-
    kept_value(r, V1),
    assertz(m:static_eval(s, 9)),           % only the first answer counts
    kept_value(r, V2),
    asserta(m:static_eval(s, 3)),
    kept_value(r, V3),
    Vs = [V1,V2,V3].
test(retract, [setup(set_up(m)), Vs == [2,1,2]]) :-
    kept_value(r, V1),
    retract(m:moves(r, _)),
    assertz(m:moves(r, [s])),
    kept_value(r, V2),
    retract(m:moves(r, _)),
    assertz(m:moves(r, [s,t])),
    kept_value(r, V3),
    Vs = [V1,V2,V3].
test(retractall, [setup(set_up(m)), error(existence_error(static_value, t))]) :-
    kept_value(r, _),
    retractall(m:static_eval(t, _)),
    agrees(m:r, []),
    value(m:r, _).
test(mover, [setup(set_up(m)), Vs == [2,1]]) :-
    kept_value(r, V1),
    retract(m:max_to_move(r)),
    assertz(m:min_to_move(r)),
    kept_value(r, V2),
    Vs = [V1,V2].
test(abolish, [setup(set_up(m)), error(existence_error(procedure, m:moves/2))]) :-
    set_module(m:base(system)),
    kept_value(r, _),
    abolish(m:moves/2),
    abolish(m:moves/2),
    retractall(m:moves(_, _)),
    abolish_static(m:moves/2),
    value(m:r, _).
test(abolish_the_other_name, [setup(set_up(m)), cleanup(clear(m)), Vs == [2,7]]) :-
    kept_value(r, V1),
    retractall(m:static_eval(_, _)),
    assertz(m:staticval(s, 7)),
    assertz(m:staticval(t, 6)),
    kept_value(r, V2),
    Vs = [V1,V2].
test(rule, [setup(set_up(m)), Vs == [2,5]]) :-
    kept_value(r, V1),
    asserta((m:static_eval(t, V) :- V is 2+3)),
    value(m:r, V2),
    \+ in_bulk(m),
    Vs = [V1,V2].
test(variable, [setup(set_up(m)), Vs == [2,8]]) :-
    kept_value(r, V1),
    asserta(m:static_eval(_, 8)),
    value(m:r, V2),
    \+ in_bulk(m),
    Vs = [V1,V2].
test(variable_in_a_list, [setup(set_up(m)), error(type_error(ground, _))]) :-
    kept_value(r, _),
    asserta(m:moves(r, [_])),
    value(m:r, _).
test(no_list, [setup(set_up(m)), error(type_error(list, foo))]) :-
    asserta(m:moves(r, foo)),
    value(m:r, _).
test(faults_that_no_search_meets, [setup(set_up(m)), V == 2]) :-
    assertz(m:moves(x, foo)),
    assertz(m:static_eval(x, foo)),
    value(m:r, V),
    \+ in_bulk(m).
test(expression, [setup(set_up(m)), V == 2*3]) :-
    asserta(m:static_eval(t, 2*3)),
    value(m:r, V).
test(flag, [setup(set_up(m)), nondet, Vs == [1/0.0,2]]) :-
    asserta(m:static_eval(t, 1/0.0)),
    setup_call_cleanup(set_prolog_flag(float_zero_div, infinity),
                       value(m:r, V1),
                       set_prolog_flag(float_zero_div, error)),
    retract(m:static_eval(t, 1/0.0)),
    value(m:r, V2),
    Vs = [V1,V2].
test(reconsulted, [setup(tmp_file(facts, File)), cleanup(unload_file(File)), Vs == [2,9,4,9]]) :-
    findall(V,
            ( member(Value, [2,9,4,9]),
              write_facts(File, [moves(r, [s]), max_to_move(r), static_eval(s, Value)]),
              load_files(reconsulted:File, []),
              value(reconsulted:r, V),
              in_bulk(reconsulted) ),
            Vs).
test(unloaded, [setup(maplist(tmp_file(facts), [File1,File2])), Vs == [5,2]]) :-
    Declarations = [(:- multifile static_eval/2), (:- dynamic static_eval/2)],
    append(Declarations, [static_eval(s, 5)], Facts1),
    append(Declarations, [static_eval(s, 2), moves(r, [s]), max_to_move(r)], Facts2),
    write_facts(File1, Facts1),
    write_facts(File2, Facts2),
    load_files(unloaded:File1, []),
    load_files(unloaded:File2, []),
    value(unloaded:r, V1),
    in_bulk(unloaded),
    unload_file(File1),
    value(unloaded:r, V2),
    in_bulk(unloaded),
    Vs = [V1,V2].
test(asked_while_loading, [setup(tmp_file(facts, File)), cleanup(unload_file(File)), Vs == [2,3]]) :-
    Ask = (:- minimax_library:minimax(loading:r, _, V, _), nb_setval(test_consulted_value, V)),
    findall(Value,
            ( member(Value0, [2,3]),
              write_facts(File, [moves(r, [s]), max_to_move(r), static_eval(s, Value0), Ask]),
              load_files(loading:File, []),
              nb_getval(test_consulted_value, Value) ),
            Vs).
test(transaction, [setup(set_up(m)), Vs == [2,6,2,7,7]]) :-
    kept_value(r, V1),
    snapshot(( asserta(m:static_eval(s, 6)), value(m:r, V2) )),
    kept_value(r, V3),
    transaction(( asserta(m:static_eval(s, 7)), value(m:r, V4) )),
    kept_value(r, V5),
    Vs = [V1,V2,V3,V4,V5].

abolish_static(PI) :-
    compile_predicates([PI]),
    set_prolog_flag(protect_static_code, false),
    abolish(PI).

:- end_tests(changes).

:- begin_tests(terms).

test(position, [setup(set_up(m)), forall(member(Pos, [0.0, -0.0, "s", 1r3, 1.5NaN, [], '[]', 'ü', f(),
                                                      123456789012345678901234567890]))]) :-
    asserta(m:moves(r, [Pos,-0.0,0.0,'[]',[],s])),
    asserta(m:static_eval(Pos, 7)),
    forall(member(Other, [0.0,-0.0,'[]',[]]), assertz(m:static_eval(Other, 0))),
    agrees(m:r, []),
    agrees(m:Pos, []),
    in_bulk(m),
    minimax(m:r, Best, 7, [Best]),
    Best == Pos.
test(stream, [setup(set_up(m)), error(type_error(position, _))]) :-
    current_output(S),
    asserta(m:moves(r, [S])),
    value(m:r, _).
test(unknown, [setup(set_up(m)), error(existence_error(position, u))]) :-
    value(m:r, _),
    value(m:u, _).

:- end_tests(terms).

:- begin_tests(resolution).

test(imported, [setup(maplist(set_up, [m,n])), cleanup(maplist(clear, [m,n])), Vs == [2,4]]) :-
    forall(member(PI, [moves/2, static_eval/2, max_to_move/1, min_to_move/1]),
           ( m:export(PI), importer:import(m:PI) )),
    value(importer:r, V1),
    in_bulk(importer),
    asserta(m:static_eval(s, 4)),
    value(importer:r, V2),
    in_bulk(importer),
    Vs = [V1,V2].
test(inherited, [cleanup(retractall(user:static_eval(_, _))), Vs == [5,6,1]]) :-
    dynamic(user:static_eval/2),
    maplist([Fact]>>assertz(heir:Fact), [moves(r, [s]), max_to_move(r)]),
    assertz(user:static_eval(s, 5)),
    value(heir:r, V1),
    in_bulk(heir),
    asserta(user:static_eval(s, 6)),
    value(heir:r, V2),
    retractall(user:static_eval(_, _)),
    assertz(user:static_eval(s, 1)),
    value(heir:r, V3),
    Vs = [V1,V2,V3].

:- end_tests(resolution).

:- begin_tests(calls, [cleanup(clear(m))]).

%   Where a call does more than to look a fact up, it is made.
%
%   A wrapper stays, in a module of its own: SWI-Prolog 9.0.4 may crash once it frees a removed one.

test(wrapped, [setup(set_up(counted)), true(N >= 2)]) :-
    value(counted:r, 2),
    in_bulk(counted),
    nb_setval(consulted_calls, 0),
    wrap_predicate(counted:static_eval(_, _), count, Wrapped,
                   ( test_consulted:add(consulted_calls), Wrapped )),
    value(counted:r, 2),
    nb_getval(consulted_calls, N).
test(wrapper_that_changes_the_answer, [setup(set_up(changed)), Vs == [2,9]]) :-
    value(changed:r, V1),
    wrap_predicate(changed:static_eval(_, Val), change, _, Val = 9),
    value(changed:r, V2),
    Vs = [V1,V2].
test(debugged, [setup(set_up(m)), Vs == [2,2,2]]) :-
    value(m:r, V1),
    in_bulk(m),
    setup_call_cleanup(debug, ( value(m:r, V2), \+ in_bulk(m) ), nodebug),
    setup_call_cleanup(( spy(m:static_eval/2), nodebug ),
                       ( value(m:r, V3), \+ in_bulk(m) ),
                       ( nospy(m:static_eval/2), nodebug )),
    in_bulk(m),
    Vs = [V1,V2,V3].
test(determinate, [setup(set_up(determinate)), error(determinism_error(_, det, fail, _))]) :-
    determinate:(det(static_eval/2)),
    retractall(determinate:static_eval(t, _)),
    value(determinate:r, _).
test(tabled, V == 3) :-
    table(tabled_facts:static_eval/2),
    maplist([Fact]>>assertz(tabled_facts:Fact), [moves(r, [s]), max_to_move(r)]),
    assertz(tabled_facts:static_eval(s, 3)),
    value(tabled_facts:r, V),
    \+ in_bulk(tabled_facts).
test(thread_local, Vs == [1,2]) :-
    thread_local(local:static_eval/2),
    maplist([Fact]>>assertz(local:Fact), [moves(r, [s]), max_to_move(r), static_eval(s, 1)]),
    value(local:r, V1),
    first_solution(V2, [( assertz(local:static_eval(s, 2)), value(local:r, V2) )], []),
    Vs = [V1,V2].
test(quiescence, [setup(set_up(m)), cleanup(retractall(m:noisy_moves(_, _))), V == 4]) :-
    maplist([Fact]>>assertz(m:Fact),
            [noisy_moves(s, [u]), noisy_moves(t, []), max_to_move(s), static_eval(u, 4)]),
    minimax(m:r, _, V, _, [depth(1), quiescence([P]>>(P \== s))]).

:- end_tests(calls).

:- begin_tests(patience, [setup(chain(20 000)), cleanup(clear(chain))]).

% A chain of positions, from 1 to N.

chain(N) :-
    clear(chain),
    dynamic(chain:(moves/2, static_eval/2, max_to_move/1, min_to_move/1)),
    forall(between(1, N, I),
           ( J is I+1,
             assertz(chain:moves(I, [J])),
             assertz(chain:max_to_move(I)) )),
    assertz(chain:static_eval(0, 0)),
    End is N+1,
    assertz(chain:static_eval(End, 1)).

test(first_question) :-
    value(chain:20 000, 1),
    in_bulk(chain).
test(small_questions_after_small_changes) :-
    forall(between(1, 20, I),
           ( asserta(chain:static_eval(x, I)),
             value(chain:20 000, 1),
             \+ in_bulk(chain) )).
test(large_question_after_a_small_change) :-
    asserta(chain:static_eval(x, y)),
    retract(chain:static_eval(x, y)),
    \+ in_bulk(chain),
    minimax(chain:1, 2, 1, List),
    length(List, 20 000),
    in_bulk(chain).
test(many_small_questions) :-
    asserta(chain:static_eval(x, 1)),
    forall(between(1, 3000, _), value(chain:20 000, 1)),
    in_bulk(chain).
test(little_time, [setup(asserta(chain:static_eval(x, 2)))]) :-
    forall(between(1, 3, _),
           catch(minimax(chain:1, _, _, _, [time_limit(0.001)]), error(_, _), true)),
    \+ in_bulk(chain).

test(traced_after_a_small_change, [setup(chain(2000)), Events == ByCalls]) :-
    value(chain:2000, 1),
    asserta(chain:static_eval(x, 0)),
    minimax_trace(chain:1000, Events, []),
    in_bulk(chain),
    minimax_trace(chain:1000, ByCalls, [consulted(calls)]).

:- end_tests(patience).

:- begin_tests(stopped, [setup(many_facts), cleanup(clear(many))]).

many_facts :-
    clear(many),
    dynamic(many:(moves/2, static_eval/2, max_to_move/1)),
    assertz(many:moves(r, [1])),
    assertz(many:max_to_move(r)),
    forall(between(1, 500 000, N), assertz(many:static_eval(N, N))).

test(nothing_is_kept, Stopped == true) :-
    catch(call_with_time_limit(0.002, value(many:r, _)), time_limit_exceeded, Stopped = true),
    \+ in_bulk(many),
    value(many:r, 1),
    in_bulk(many).

:- end_tests(stopped).

:- begin_tests(threads, [setup(set_up(m)), cleanup(clear(m))]).

% What a thread sees while another one changes the facts is what was there at some time.

test(searching_while_another_changes_it, [setup(set_up(m)), true]) :-
    thread_self(Me),
    thread_create(change_until_told(0), Changer),
    numlist(1, 4, Ids),
    concurrent_maplist([_]>>forall(between(1, 1000, _),
                                   ( value(m:r, V), assertion(between(2, 3, V)) )),
                       Ids),
    thread_send_message(Changer, stop(Me)),
    thread_join(Changer, true),
    agrees(m:r, []).
test(searching_one_game, [setup(set_up(m)), true]) :-
    numlist(1, 4, Ids),
    concurrent_maplist([_]>>forall(between(1, 2000, _), value(m:r, 2)), Ids),
    in_bulk(m).

change_until_told(_) :-
    thread_peek_message(stop(_)),
    !.
change_until_told(N) :-
    asserta(m:static_eval(s, 3)),
    retract(m:static_eval(s, 3)),
    N1 is N+1,
    change_until_told(N1).

:- end_tests(threads).

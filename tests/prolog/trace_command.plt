:- module(test_trace_command, []).

/** <module> minimax_trace/3, minimax_print_trace/2 and `minimax trace` tell the same steps

Each JSON event of the command is made the term that minimax_trace/3 has for it, field by field. What is
printed for people is the same, and so are the films of minimax_draw/3 and `minimax draw`.
*/

:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(minimax)).

:- prolog_load_context(directory, Here),
   atom_concat(Here, '/../../examples', Examples),
   assertz(user:file_search_path(test_examples, Examples)),
   atom_concat(Here, '/../cli/inputs', Inputs),
   assertz(user:file_search_path(test_inputs, Inputs)).

command(Command) :-
    absolute_file_name(foreign('../../minimax'), Command, [access(execute), file_errors(fail)]).

:- if(( command(_), exists_source(library(http/json)) )).

:- use_module(library(http/json)).
:- use_module(library(process)).
:- use_module(library(readutil)).

:- begin_tests(trace_command).

%   traced(-Kind, -File, -Pos, -Options)

traced(two, test_examples('course_notes.pl'), a, []).
traced(two, test_examples('course_notes.pl'), b, [algorithm(minimax)]).
traced(two, test_inputs('cycle.pl'), a, [on_cycle(draw(1+1))]).
traced(chance, test_examples('kinds/chance.pl'), throw, []).
traced(chance, test_examples('kinds/chance.pl'), throw, [algorithm(star1)]).
traced(chance, test_examples('kinds/chance.pl'), throw, [algorithm(star2), value_range(0,5)]).
traced(chance, test_inputs('chance_probes.pl'), toss, [algorithm(A)]) :-
    star(A).
traced(chance, test_inputs('chance_coin.pl'), tail, [algorithm(star1), value_range(2,10)]).
traced(chance, test_inputs('chance_windows.pl'), start, [algorithm(A)]) :-
    star(A).
traced(players, test_examples('kinds/three_players.pl'), root, [ties(T)]) :-
    ties(T).
traced(players, test_inputs('players_pruning.pl'), start, [algorithm(shallow), ties(T)]) :-
    ties(T).
traced(players, test_inputs('players_pruning.pl'), start, [algorithm(shallow), payoff_sum(9.5)]).

star(star1).
star(star2).

ties(last).
ties(first).

test(agrees, [forall(traced(Kind, Spec, Pos, Options)), nondet]) :-
    absolute_file_name(Spec, File),
    load_game(File, Game),
    minimax_trace(Pos, Events, [game(Game)|Options]),
    command_events(File, Pos, Options, Objects),
    maplist(event(Kind), Objects, Told),
    assertion(subsumes_term(Told, Events)),
    length(Events, Count),
    assertion(Count > 3).

test(prints, [forall(traced(_, Spec, Pos, Options)), Printed == Steps]) :-
    absolute_file_name(Spec, File),
    load_game(File, Game),
    printed(Pos, [game(Game)|Options], Printed),
    command_steps(File, Pos, Options, Steps).
% The predicates themselves, whose terms are written as the program would.
test(prints_of_predicates, [forall(member(How, [auto, calls])), Printed == Steps]) :-
    absolute_file_name(test_inputs('trace_terms.pl'), File),
    trace_terms:consult(File),
    term_string(Pos, "pos 1==>(:-)", [module(trace_terms)]),
    printed(trace_terms:Pos, [consulted(How)], Printed),
    command_steps(File, 'pos 1==>(:-)', [], Steps).
test(films, [forall(traced(_, Spec, Pos, Options)), Drawn == Film]) :-
    absolute_file_name(Spec, File),
    load_game(File, Game),
    filmed([Output]>>minimax_draw(Pos, Output, [game(Game)|Options]), Drawn),
    filmed([Output]>>asked_command(draw, File, Pos, Options, ['-o',Output], Out,
                                   read_string(Out, _, "")),
           Film).
% Terms are written as the program would, too.
test(film_of_predicates, [forall(member(How, [auto,calls])), Drawn == Film]) :-
    absolute_file_name(test_inputs('trace_terms.pl'), File),
    trace_terms:consult(File),
    term_string(Pos, "pos 1==>(:-)", [module(trace_terms)]),
    filmed([Output]>>minimax_draw(trace_terms:Pos, Output, [consulted(How)]), Drawn),
    filmed([Output]>>asked_command(draw, File, 'pos 1==>(:-)', [], ['-o',Output], Out,
                                   read_string(Out, _, "")),
           Film).
test(some_steps, Printed == Steps) :-
    absolute_file_name(test_examples('course_notes.pl'), File),
    load_game(File, Game),
    printed(a, [game(Game), events(5)], Printed0),
    command_steps(File, a, [events(5)], Steps),
    atomic_list_concat([Before,After], 'events(N)', Printed0),
    atomic_list_concat([Before,'--events N',After], Printed1),
    atom_string(Printed1, Printed).
test(error_alone, Printed-Formal == ""-existence_error(static_value, c)) :-
    absolute_file_name(test_inputs('no_value.pl'), File),
    load_game(File, Game),
    with_output_to(string(Printed),
                   catch(minimax_print_trace(a, [game(Game)]), error(Formal, _), true)).
test(events, error(type_error(nonneg, many), context(minimax:minimax_print_trace/2, _))) :-
    minimax_print_trace(a, [events(many)]).
test(not_traced, error(domain_error(minimax_trace_options, _), _)) :-
    absolute_file_name(test_examples('course_notes.pl'), File),
    load_game(File, Game),
    minimax_print_trace(a, [game(Game), algorithm(pns)]).

:- meta_predicate filmed(1, -).

filmed(Draw, Film) :-
    setup_call_cleanup(
        tmp_file_stream(File, Stream, [extension(json)]),
        ( close(Stream),
          call(Draw, File),
          read_file_to_string(File, Film, [encoding(utf8)]) ),
        catch(delete_file(File), _, true)).

printed(Pos, Options, Text) :-
    with_output_to(string(Text), minimax_print_trace(Pos, Options)).

% All that stands before the answer.
command_steps(File, Pos, Options, Steps) :-
    asked_command(trace, File, Pos, Options, [], Out, read_string(Out, _, Text)),
    (   sub_string(Text, Before, _, _, "\nBestPos = ")
    ->  true
    ;   sub_string(Text, Before, _, _, "\nVal = ")
    ),
    !,
    Length is Before + 1,
    sub_string(Text, 0, Length, _, Steps).

command_events(File, Pos, Options, Events) :-
    asked_command(trace, File, Pos, Options, ['--format',json], Out, json_read_dict(Out, Answer)),
    Events = Answer.events.

asked_command(Subcommand, File, Pos, Options, Further, Out, Read) :-
    command(Command),
    format(atom(Text), '~w', [Pos]),
    foldl(flag, Options, Flags, Further),
    setup_call_cleanup(
        process_create(Command, [Subcommand,File,Text|Flags],
                       [ stdout(pipe(Out, [encoding(utf8)])),
                         stdin(null)
                       ]),
        Read,
        close(Out)).

flag(Option, [Flag|Flags], Rest) :-
    Option =.. [Name|Values],
    atomic_list_concat(Words, '_', Name),
    atomic_list_concat(Words, -, Dashed),
    atom_concat(--, Dashed, Flag),
    foldl([Value,[Text|Texts],Texts]>>format(atom(Text), '~q', [Value]), Values, Flags, Rest).

%   event(+Kind, +Object, -Term)
%
%   What the command does not say stays a variable.

event(Kind, Object, Term) :-
    term(Object.position, Pos),
    atom_string(Type, Object.type),
    arguments(Type, Kind, Object, Name, Arguments),
    Term =.. [Name,Pos|Arguments].

arguments(enter, _, Object, enter, [Alpha,Beta]) :-
    window(Object, Alpha, Beta).
arguments(leaf, _, Object, leaf, [Val]) :-
    term(Object.value, Val).
arguments(repeat, _, Object, repeat, [Val]) :-
    term(Object.value, Val).
arguments(narrow, _, Object, narrow, [Mover,Succ,Alpha,Beta]) :-
    term(Object.mover, Mover),
    term(Object.successor, Succ),
    window(Object, Alpha, Beta),
    own(Mover, Alpha, Beta, Own, _),
    term(Object.value, Val),
    assertion(Own =:= Val).
arguments(choose, _, Object, choose, [Mover,Succ,Val]) :-
    term(Object.mover, Mover),
    term(Object.successor, Succ),
    term(Object.value, Val).
arguments(share, _, Object, share, [Succ,Probability,Val]) :-
    term(Object.successor, Succ),
    term(Object.probability, Probability),
    term(Object.value, Val).
arguments(probe, _, Object, probe, [Succ]) :-
    term(Object.successor, Succ).
arguments(bound, _, Object, bound, [Succ,Probability,Low,High]) :-
    term(Object.successor, Succ),
    term(Object.probability, Probability),
    term(Object.lower, Low),
    term(Object.upper, High).
arguments(known, _, Object, known, [Val|Bound]) :-
    value(Object, Val, Bound).
arguments(return, Kind, Object, return, [Val|Bound]) :-
    value(Object, Val, Bound0),
    (   Kind == two
    ->  Bound = []
    ;   Bound = Bound0
    ).
arguments(cut, Kind, Object, cut_off, [Mover,Skipped,Why]) :-
    term(Object.mover, Mover),
    maplist(term, Object.successors, Skipped),
    why(Kind, Mover, Object, Why).

value(Object, Val, Bound) :-
    term(Object.value, Val),
    (   Object.bound == "exact"
    ->  Bound = []
    ;   term(Object.bound, Name),
        Bound = [Name]
    ).

why(two, Mover, Object, reason(Own,Ancestor,Other)) :-
    window(Object, Alpha, Beta),
    own(Mover, Alpha, Beta, Own, Other),
    term(Object.ancestor, Ancestor).
why(chance, chance, Object, outside(Low,High,Alpha,Beta)) :-
    !,
    window(Object, Alpha, Beta),
    term(Object.lower, Low),
    term(Object.upper, High).
why(_, _, Object, best(_)) :-
    sub_string(Object.reason, _, _, _, "the best of all values"),
    !.
why(chance, Mover, Object, beyond(Own,End)) :-
    window(Object, Alpha, Beta),
    own(Mover, Alpha, Beta, Own, End).
why(players, Mover, Object, sum(Own,Before,Player,Other,Sum)) :-
    term(Object.ancestor, Before),
    split_string(Object.reason, " ", ",:", Words),
    maplist(term, Words,
            [Mover,already,has,Own,at,_,Player,has,Other,at,Before,and,Other,(+),Own,_,Sum|_]).

own(max, Alpha, Beta, Alpha, Beta).
own(min, Alpha, Beta, Beta, Alpha).

window(Object, Alpha, Beta) :-
    bound(Object.alpha, -inf, Alpha),
    bound(Object.beta, inf, Beta).

bound(null, Open, Bound) :-
    !,
    Bound = Open.
bound(Value, _, Bound) :-
    term(Value, Bound).

%   Numbers are numbers, lists are lists, and other terms are strings of text.

term(Value, Term) :-
    is_list(Value),
    !,
    maplist(term, Value, Term).
term(Value, Term) :-
    string(Value),
    !,
    term_string(Term, Value).
term(Number, Number).

:- end_tests(trace_command).

:- endif.

:- module(test_trace_command, []).

/** <module> minimax_trace/3 and `minimax trace` tell the same steps

Each JSON event of the command is made the term that minimax_trace/3 has for it, field by field.
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

command_events(File, Pos, Options, Events) :-
    command(Command),
    format(atom(Text), '~q', [Pos]),
    foldl(flag, Options, Flags, []),
    setup_call_cleanup(
        process_create(Command, [trace,File,Text,'--format',json|Flags],
                       [ stdout(pipe(Out)),
                         stdin(null)
                       ]),
        json_read_dict(Out, Answer),
        close(Out)),
    Events = Answer.events.

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

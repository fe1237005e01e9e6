:- module(test_endgame, []).

/** <module> Endgame tables of the command, looked up by minimax/4 and minimax/5

A table is made once and answers for a program that was consulted, for a loaded file of facts, and for what the
command says of both.
*/

:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(lists)).
:- use_module(library(minimax)).
:- use_module(example_games).

:- load_example(nim).

:- prolog_load_context(directory, Here),
   atom_concat(Here, '/../../examples', Examples),
   assertz(user:file_search_path(test_examples, Examples)).

command(Command) :-
    absolute_file_name(foreign('../../minimax'), Command, [access(execute), file_errors(fail)]).

:- if(command(_)).

:- use_module(library(process)).

%   made_table(+File, +Pos, +Flags, -Table): made by the command; to be removed at the end.

made_table(File, Pos, Flags, Table) :-
    command(Command),
    absolute_file_name(test_examples(File), Path, [access(read)]),
    tmp_file(table, Table),
    term_string(Pos, Text),
    append([tabulate, Path, Text, '-o', Table], Flags, Arguments),
    process_create(Command, Arguments, [stdout(null)]).

damaged(Table, Damaged) :-
    tmp_file(damaged, Damaged),
    read_file(Table, [A,B,C,D|Codes]),
    X is D xor 1,
    setup_call_cleanup(open(Damaged, write, Out, [type(binary)]),
                       forall(member(Code, [A,B,C,X|Codes]), put_byte(Out, Code)),
                       close(Out)).

read_file(File, Codes) :-
    setup_call_cleanup(open(File, read, In, [type(binary)]), read_stream_to_codes(In, Codes), close(In)).

:- use_module(library(readutil)).

:- begin_tests(endgame).

test(program, Val-Line == 1-[min-[1,1],max-[1],min-[]]) :-
    made_table('nim.pl', max-[1,3], [], Table),
    nim:minimax(max-[1,3], _, Val, Line, [endgame(Table)]),
    delete_file(Table).
test(searched_down_to_the_table, true(Fewer < All)) :-
    made_table('nim.pl', max-[1,4], [], Table),
    nim:minimax(max-[2,4], Best, Val, _, [statistics(S)]),
    nim:minimax(max-[2,4], Best, Val, Line, [endgame(Table), statistics(T)]),
    last(Line, Leaf),
    nim:minimax(Leaf, _, Val, [], []),
    forall(member(A, [minimax, alphabeta, pvs, mtdf, sss, pns]),
           nim:minimax(max-[2,4], Best, Val, Line, [algorithm(A), endgame(Table)])),
    delete_file(Table),
    All = S.positions,
    Fewer = T.positions.
test(all_positions, true(Count > 10)) :-
    made_table('nim.pl', max-[1,4], [], Table),
    aggregate_all(count, ( looked_up(max-[1,4], Pos), same(Pos, Table) ), Count),
    delete_file(Table).
test(facts, Val-Best == 4-b) :-
    made_table('course_notes.pl', a, [], Table),
    absolute_file_name(test_examples('course_notes.pl'), File, [access(read)]),
    load_game(File, Game),
    minimax(a, Best, Val, _, [game(Game), endgame(Table)]),
    delete_file(Table).
test(statistics, Algorithm == retrograde) :-
    made_table('nim.pl', max-[1,3], [], Table),
    nim:minimax(max-[1,3], _, _, _, [endgame(Table), statistics(S)]),
    memberchk(algorithm(Algorithm), S),
    delete_file(Table).
test(not_in_it, Val == 1) :-
    made_table('nim.pl', max-[1,2], [], Table),
    nim:minimax(max-[1,4], _, Val0, _),
    nim:minimax(max-[1,4], _, Val, _, [endgame(Table)]),
    assertion(Val == Val0),
    delete_file(Table).
test(other_game, error(permission_error(open, source_sink, Table), _)) :-
    made_table('course_notes.pl', a, [], Table),
    call_cleanup(nim:minimax(max-[1,3], _, _, _, [endgame(Table)]), delete_file(Table)).
test(damaged, error(permission_error(open, source_sink, Damaged), _)) :-
    made_table('nim.pl', max-[1,3], [], Table),
    damaged(Table, Damaged),
    delete_file(Table),
    call_cleanup(nim:minimax(max-[1,3], _, _, _, [endgame(Damaged)]), delete_file(Damaged)).
test(none, error(permission_error(open, source_sink, '/no/such/table'), _)) :-
    nim:minimax(max-[1,3], _, _, _, [endgame('/no/such/table')]).
test(no_text, error(type_error(_, f(x)), _)) :-
    nim:minimax(max-[1,3], _, _, _, [endgame(f(x))]).
test(unbound, error(instantiation_error, _)) :-
    nim:minimax(max-[1,3], _, _, _, [endgame(_)]).
test(combination, error(domain_error(_, _), _)) :-
    nim:minimax(max-[1,3], _, _, _, [endgame(table), mover(successor)]).

:- end_tests(endgame).

%   looked_up(+From, -Pos): a position that is reached, each once.

looked_up(From, Pos) :-
    reached([From], [], All),
    member(Pos, All).

reached([], All, All).
reached([Pos|Rest], Seen, All) :-
    (   memberchk(Pos, Seen)
    ->  reached(Rest, Seen, All)
    ;   (   nim:moves(Pos, Successors)
        ->  true
        ;   Successors = []
        ),
        append(Successors, Rest, Next),
        reached(Next, [Pos|Seen], All)
    ).

same(Pos, Table) :-
    nim:minimax(Pos, _, Val, _),
    nim:minimax(Pos, _, Known, _, [endgame(Table)]),
    assertion(Known == Val).

:- endif.

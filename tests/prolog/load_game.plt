:- module(test_load_game, []).

/** <module> load_game/2, and the searches of what it loads
*/

:- use_module(library(plunit)).
:- use_module(library(filesex)).
:- use_module(library(apply)).
:- use_module(library(random)).
:- use_module(library(yall)).
:- use_module(library(lists)).
:- use_module(library(minimax)).

:- prolog_load_context(directory, Here),
   atom_concat(Here, '/../../examples', Examples),
   assertz(user:file_search_path(test_examples, Examples)).

notes(Game) :-
    load_game(test_examples('course_notes.pl'), Game).

%   Game is loaded from a file with the text.

game(Text, Game) :-
    setup_call_cleanup(
        ( tmp_file_stream(File, Out, [extension(pl), encoding(utf8)]),
          write(Out, Text),
          close(Out)
        ),
        load_game(File, Game),
        delete_file(File)).

%   What is printed while Goal runs, which may throw.

messages(Goal, Caught, Messages) :-
    setup_call_cleanup(
        asserta((user:message_hook(Term, Kind, _) :-
                     memberchk(Kind, [error,warning]),
                     assertz(test_load_game:message(Kind, Term))),
                Hook),
        catch(( Goal, Caught = none ), Caught, true),
        erase(Hook)),
    findall(Kind-Term, retract(message(Kind, Term)), Messages).

:- dynamic message/2.
:- dynamic user:message_hook/3.
:- multifile user:message_hook/3.

:- begin_tests(loaded).

test(root, B-V-L == b-4-[b,d,i]) :-
    notes(Game),
    minimax(a, B, V, L, [game(Game)]).
test(leaf, V-L == 1-[]) :-
    notes(Game),
    minimax(h, B, V, L, [game(Game)]),
    var(B).
test(without_extension, V == 4) :-
    load_game(test_examples(course_notes), Game),
    minimax(a, _, V, _, [game(Game)]).
test(string_as_file, V == 4) :-
    absolute_file_name(test_examples('course_notes.pl'), Path),
    atom_string(Path, String),
    load_game(String, Game),
    minimax(a, _, V, _, [game(Game)]).
test(module_of_the_caller_does_not_matter, V == 4) :-
    notes(Game),
    minimax(anywhere:a, _, V, _, [game(Game)]).
test(deterministic) :-
    notes(Game),
    minimax(a, _, _, _, [game(Game)]).
test(blob, true) :-
    notes(Game),
    blob(Game, minimax_game),
    format(string(S), "~w", [Game]),
    sub_string(S, 0, _, _, "<minimax_game>(0x").
test(two_games, V-W == 1-2) :-
    game("moves(r,[s]). max_to_move(r). static_eval(s,1).", G),
    game("moves(r,[s]). max_to_move(r). static_eval(s,2).", H),
    minimax(r, _, V, _, [game(G)]),
    minimax(r, _, W, _, [game(H)]).

test(many_errors, Count-Last == 101-"150 more errors of the kind syntax") :-
    length(Clauses, 250),
    maplist(=("a b.\n"), Clauses),
    atomics_to_string(Clauses, Text),
    messages(game(Text, _), Error, Messages),
    subsumes_term(error(syntax_error(fact_file(_)), _), Error),
    length(Messages, Count),
    last(Messages, error-minimax(diagnostic(Told))),
    split_string(Told, ":", " ", [_, Last]).

:- end_tests(loaded).

:- begin_tests(loaded_options, [setup(( game("moves(r,[s,t,u]). moves(t,[v]).\n\c
                                               max_to_move(r). min_to_move(t).\n\c
                                               static_eval(s,7). static_eval(u,7.0). static_eval(v,3+4).\n\c
                                               static_eval(r,0). static_eval(t,-1).", Game),
                                         nb_setval(test_game, Game)
                                       )),
                                 cleanup(nb_delete(test_game))]).

test(last, B-V == u-7.0) :-
    nb_getval(test_game, Game),
    minimax(r, B, V, _, [game(Game)]).
test(first, B-V == s-7) :-
    nb_getval(test_game, Game),
    minimax(r, B, V, _, [game(Game), ties(first)]).
test(all, all(B-V-L == [s-7-[s], t-(3+4)-[t,v], u-7.0-[u]])) :-
    nb_getval(test_game, Game),
    minimax(r, B, V, L, [game(Game), ties(all)]).
test(notes_list, L == [u,u]) :-
    nb_getval(test_game, Game),
    minimax(r, _, _, L, [game(Game), nodes_list(notes)]).
test(depth, V-L == 0-[]) :-
    nb_getval(test_game, Game),
    minimax(r, _, V, L, [game(Game), depth(0)]).
test(cycle, error(domain_error(acyclic_game, [a,b,a]))) :-
    game("moves(a,[b]). moves(b,[a]). max_to_move(a). min_to_move(b).", Game),
    minimax(a, _, _, _, [game(Game)]).
test(draw, V-L == 1r2-[b,a]) :-
    game("moves(a,[b]). moves(b,[a]). max_to_move(a). min_to_move(b).", Game),
    minimax(a, _, V, L, [game(Game), on_cycle(draw(1r2))]).
test(draw_between_values, B-V == b-(1.5)) :-
    game("moves(a,[b,x]). moves(b,[a,y]). max_to_move(a). min_to_move(b).\n\c
          static_eval(x,1). static_eval(y,2).", Game),
    minimax(a, B, V, _, [game(Game), on_cycle(draw(1.5))]).

:- end_tests(loaded_options).

:- begin_tests(loaded_terms).

% What the C++ reader reads is what SWI-Prolog reads, when it comes back.

test(term, forall(text(Text))) :-
    format(string(File), "moves(root, [~s]). max_to_move(root). static_eval(~s, 1).", [Text, Text]),
    game(File, Game),
    minimax(root, Best, _, _, [game(Game)]),
    term_string(Term, Text),
    assertion(Best == Term),
    minimax(Term, _, Val, [], [game(Game)]),
    assertion(Val == 1).

text(`a`).
text(`[]`).
text(`'[]'`).
text(`{}`).
text(`'hello world'`).
text(`'\\n\\t\\x41\\'`).
text(`"text"`).
text(`äöü`).
text(`日本語`).
text(`'😀'`).
text(`0`).
text(`-1`).
text(`9223372036854775808`).
text(`123456789012345678901234567890`).
text(`-123456789012345678901234567890`).
text(`1r3`).
text(`-2r6`).
text(`123456789012345678901234567890r7`).
text(`1.5`).
text(`-0.0`).
text(`1.0Inf`).
text(`1.5NaN`).
text(`f()`).
text(`f(x,"s",[1|t])`).
text(`[a,b|c]`).
text(`{a,b}`).
text(`x-[e,e,o]`).
text(`pos(x,[1,2])`).
text(`- 1`).
text(`f(a:b:c)`).
text(`\\+ a`).

test(value, forall(value(Text))) :-
    format(string(File), "static_eval(root, ~s).", [Text]),
    game(File, Game),
    minimax(root, _, Val, _, [game(Game)]),
    term_string(Term, Text),
    assertion(Val == Term).

value(`1`).
value(`+1`).
value(`-1.0Inf`).
value(`1r3`).
value(`1234567890123456789012345678901234567890`).
value(`2*3`).
value(`2**0.5`).

:- end_tests(loaded_terms).

:- begin_tests(loaded_errors).

test(unknown_position, error(existence_error(position, zzz))) :-
    notes(Game),
    minimax(zzz, _, _, _, [game(Game)]).
test(unknown_compound, error(existence_error(position, f(g,[1,2.5,"x"])))) :-
    notes(Game),
    minimax(f(g,[1,2.5,"x"]), _, _, _, [game(Game)]).
test(term_that_is_no_position, error(existence_error(position, 4))) :-
    notes(Game),
    minimax(4, _, _, _, [game(Game)]).
test(unbound, error(instantiation_error)) :-
    notes(Game),
    minimax(f(_), _, _, _, [game(Game)]).
test(no_value, error(existence_error(static_value, s))) :-
    game("moves(r,[s]). max_to_move(r).", Game),
    minimax(r, _, _, _, [game(Game)]).
test(no_mover, error(existence_error(mover, r))) :-
    game("moves(r,[s]). static_eval(s,1).", Game),
    minimax(r, _, _, _, [game(Game)]).
test(both_movers, error(domain_error(single_mover, r))) :-
    game("moves(r,[s]). static_eval(s,1). max_to_move(r). min_to_move(r).", Game),
    minimax(r, _, _, _, [game(Game)]).
test(bad_value, error(type_error(evaluable, foo))) :-
    game("moves(r,[s]). static_eval(s,foo). max_to_move(r).", Game),
    minimax(r, _, _, _, [game(Game)]).

:- end_tests(loaded_errors).

%   Positions are looked up by their spelling where they have one, in whatever they stand.

:- begin_tests(loaded_positions).

%   Term is nested so deep in In.

nested(0, Term, Term) :- !.
nested(N, In, Term) :-
    N1 is N - 1,
    nested(N1, f(In), Term).

nests(deep, Depth, P) :-
    nested(Depth, a, P).
nests(quoted, Depth, P) :-
    nested(Depth, 'A', P).
nests(variable_name, Depth, g(P, P)) :-
    nested(Depth, x('A b'), P).
nests(beside, Depth, g([P, [h(P), b|c]], P, f(b))) :-
    nested(Depth, a, P).
nests(in_lists, Depth, P) :-
    foldl([_, In, f([b,[c,In],In])]>>true, [1,2,3], g(Q), P),
    nested(Depth, [1, 2], Q).

found_again(P) :-
    format(string(Text), "moves(~q, [e]). max_to_move(~q). static_eval(e, 5).", [P, P]),
    game(Text, Game),
    minimax(P, _, V, _, [game(Game)]),
    assertion(V == 5).

test(about_the_longest, forall(( member(Kind, [deep, quoted, variable_name, beside, in_lists]),
                                 member(Depth, [100,125,126,127,128,129,130,150,253,254,255,400])
                               ))) :-
    nests(Kind, Depth, P),
    found_again(P).
test(random, true) :-
    set_random(seed(1)),
    forall(between(1, 100, _),
           ( random_term(40, P),
             found_again(P)
           )).

random_term(Size, Term) :-
    random_between(0, 9, Kind),
    (   Size < 2
    ->  random_member(Term, [a, 'B', 17, [], 2.5, "s", aVeryLongNameThatFillsWhatThereIs])
    ;   Kind < 5
    ->  random_between(1, 80, Depth),
        Rest is Size - 4,
        random_term(Rest, In),
        nested(Depth, In, Term)
    ;   Half is Size // 2,
        random_between(1, Half, Left),
        Right is Size - Left - 1,
        random_term(Left, A),
        random_term(Right, B),
        random_member(Term, [g(A, B), g(B, A), [A, B], [B|A], f([A], B)])
    ).

test(deep, [forall(member(Name, [f, 'F'])), error(existence_error(position, _))]) :-
    game("moves(r, [e]). max_to_move(r). static_eval(e, 5). static_eval(f('F'(a)), 5).", Game),
    numlist(1, 300 000, Levels),
    foldl({Name}/[_, In, Out]>>(Out =.. [Name, In]), Levels, a, P),
    minimax(P, _, _, _, [game(Game)]).

:- end_tests(loaded_positions).

:- begin_tests(load_errors).

test(unbound, error(instantiation_error)) :-
    load_game(_, _).
test(bound_game, error(uninstantiation_error(foo))) :-
    load_game(test_examples(course_notes), foo).
test(missing, error(existence_error(source_sink, '/nonexistent/tree.pl'))) :-
    load_game('/nonexistent/tree.pl', _).
test(directory, error(existence_error(source_sink, '/tmp'))) :-
    load_game('/tmp', _).
test(empty, error(syntax_error(fact_file([_])), file(_, _, _, _))) :-
    messages(game("", _), Caught, _),
    throw(Caught).
test(syntax_error, [true(Line-LinePos-CharNo == 2-11-26)]) :-
    messages(game("moves(a, [b]).\nmoves(b, [c).\nstatic_eval(c, 1).\n", _), Caught, Messages),
    Caught = error(syntax_error(fact_file([error(Line, LinePos, _)])),
                   file(_, Line, LinePos, CharNo)),
    assertion(Messages = [error-minimax(diagnostic(_))]).
test(english_for_programs,
     [ cleanup(set_prolog_flag(message_language, default)),
       true(Message == "there is no fact of a game here")
     ]) :-
    set_prolog_flag(message_language, de),
    messages(game("", _), Caught, _),
    Caught = error(syntax_error(fact_file([error(_, _, Message)])), _).
test(every_error_is_told, [true(Lines == [1,3])]) :-
    messages(game("moves(a, [b).\nmoves(b, [c]).\nmoves(c, d e).\nstatic_eval(c, 1).\n", _),
             Caught, Messages),
    Caught = error(syntax_error(fact_file(Errors)), file(_, 1, _, _)),
    findall(Line, member(error(Line, _, _), Errors), Lines),
    assertion(( length(Messages, 2), forall(member(M, Messages), M = error-_) )).
test(columns_count_characters, [true(LinePos-CharNo == Column-Column)]) :-
    messages(game("moves('äöü日本', [b).\n", _), Caught, _),
    messages(game("moves('aouxx', [b).\n", _), Ascii, _),
    Caught = error(_, file(_, 1, LinePos, CharNo)),
    Ascii = error(_, file(_, 1, Column, _)).
test(rendering) :-
    messages(game("moves(a, [b).\n", _), _, [error-minimax(diagnostic(Text))]),
    split_string(Text, "\n", "", [First, Source, Caret|_]),
    assertion(sub_string(First, _, _, _, ": error: ")),
    assertion(sub_string(Source, _, _, _, "moves(a, [b).")),
    assertion(sub_string(Caret, _, _, 0, "^")).
test(message_of_the_error, true) :-
    messages(game("moves(a, [b).\n", _), Caught, _),
    prolog:translate_message(Caught, Lines, []),
    with_output_to(string(Text), print_message_lines(current_output, '', Lines)),
    assertion(sub_string(Text, _, _, _, "nothing is loaded")).

:- end_tests(load_errors).

:- begin_tests(handles).

% Handles that nothing refers to any more are freed: their number would show in memory.

test(collected) :-
    notes(Kept),
    forall(between(1, 2000, _), notes(_)),
    garbage_collect_atoms,
    findall(G, current_blob(G, minimax_game), Games),
    length(Games, Count),
    assertion(Count < 100),
    minimax(a, _, 4, _, [game(Kept)]).

:- end_tests(handles).

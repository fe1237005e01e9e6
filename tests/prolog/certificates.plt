:- module(test_certificates, []).

/** <module> Certificates against examples/check_certificate.pl

The checker is loaded beside random games, and told certificates as they are and with one fact
changed. `MINIMAX_SEED` is the seed, 1 if not set; `MINIMAX_TREES` how many games there are, 2000 if
not set.
*/

:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(pairs)).
:- use_module(library(process)).
:- use_module(library(random)).
:- use_module(library(readutil)).
:- use_module(library(minimax)).
:- use_module('../oracle/random_trees').

:- dynamic checker_file/1.
:- prolog_load_context(directory, Here),
   atom_concat(Here, '/../../examples/check_certificate.pl', File),
   assertz(checker_file(File)).

%   The checker as it stands, but for the directive that starts it.

load_checker :-
    checker_file(File),
    setup_call_cleanup(open(File, read, In),
                       load_clauses(In),
                       close(In)),
    assertz(checker:game_module(game)),
    assertz(checker:interface([])).

load_clauses(In) :-
    repeat,
    read_term(In, Clause, []),
    (   Clause == end_of_file
    ->  !
    ;   load_clause(Clause),
        fail
    ).

load_clause((:- initialization(_, _))) :- !.
load_clause((:- module(_, _))) :- !.
load_clause((:- Directive)) :- !, checker:Directive.
load_clause(user:_) :- !.
load_clause(Clause) :-
    expand_term(Clause, Clauses),
    forall(( is_list(Clauses) -> member(One, Clauses) ; One = Clauses ),
           (   One = (:- Directive)
           ->  checker:Directive
           ;   assertz(checker:One)
           )).

accepts(Facts) :-
    ( Facts = [interface(List)|_] -> true ; List = [] ),    % the checker is told the same
    retractall(checker:interface(_)),
    assertz(checker:interface(List)),
    retractall(certificate:interface(_)),
    retractall(certificate:claim(_, _, _)),
    retractall(certificate:play(_, _, _, _)),
    retractall(certificate:leaf(_, _, _, _)),
    forall(member(Fact, Facts), checker:take(Fact)),
    abolish_all_tables,
    catch(checker:accepted(_, _, _), error(_, _), fail).

environment_number(Name, Default, Number) :-
    (   getenv(Name, Text)
    ->  atom_number(Text, Number)
    ;   Number = Default
    ).

a_game(I, Options, Root) :-
    environment_number('MINIMAX_SEED', 1, Seed),
    TreeSeed is Seed * 1_000_003 + I,
    Kind is I mod 4,
    nth0(Kind, [ties, small, floats, big], Values),     % where a value and one more differ
    random_tree(TreeSeed, [positions(30), values(Values)|Options], Tree),
    assert_tree(game, Tree),
    tree_root(Tree, Root).

certificate(Root, Options, Facts) :-
    minimax(game:Root, _, _, _, [certificate(Facts)|Options]).

%   The random games, as other predicates tell them. Each of a list is one way of a role.

game:step(Pos, Succ) :- game:moves(Pos, Successors), member(Succ, Successors).
game:step(Succ, moved, _, Pos) :- game:step(Pos, Succ).
game:legal(Pos, N) :- game:moves(Pos, Successors), nth1(N, Successors, _).
game:all_legal(Pos, Ns) :- findall(N, game:legal(Pos, N), Ns).
game:make(N, Pos, Succ) :- game:moves(Pos, Successors), nth1(N, Successors, Succ).
game:make(_, _, nothing).
game:over(Pos) :- \+ game:step(Pos, _).
game:over(_, Pos) :- game:over(Pos).
game:turn(Pos, Name) :-
    findall(P, ( P = x, game:max_to_move(Pos) ; P = o, game:min_to_move(Pos) ), [Name|_]).
game:turned(Pos, Name) :- game:turn(Pos, Other), memberchk(Name-Other, [x-o, o-x]).
game:worth(Pos, Val) :- once(( game:static_eval(Pos, Val) ; game:staticval(Pos, Val) )).
game:worth(_, Pos, Val) :- game:worth(Pos, Val).
game:end_worth(Pos, Val) :- game:over(Pos), game:worth(Pos, Val).
game:nowhere(_, _) :- fail.

way_of(moves, [moves = [P,L]>>moves(P,L)]).
way_of(moves, [moves(moves(position,successors))]).
way_of(moves, [move = step/2]).
way_of(moves, [move = step(successor,moved,_,position)]).
way_of(moves, [move = legal/2, apply = make(move,position,successor)]).
way_of(moves, [moves = all_legal(position,moves), apply = make(move,position,successor)]).
way_of(over,  [terminal = over/1]).
way_of(over,  [terminal = over(_,position)]).
way_of(over,  []).
way_of(mover, [mover = turn/2, players = x/o]).
way_of(mover, [last_mover = turned(position,player), players = x/o]).
way_of(mover, [min_to_move = [P]>>turn(P,o), max_to_move = [P]>>turn(P,x)]).
way_of(mover, []).
way_of(value, [static_eval = worth/2, static_eval = nowhere/2]).
way_of(value, [utility = end_worth/2, heuristic = worth(_,position,value)]).
way_of(value, [heuristic = worth/2]).
way_of(value, [heuristic = [P,V]>>worth(P,V), default_value = 7]).
way_of(value, []).

random_interface(List) :-
    findall(Way,
            ( member(Part, [value,mover,over,moves]),
              findall(Way, way_of(Part, Way), Ways),
              random_member(Way, Ways) ),
            Parts),
    append(Parts, List).

%   One fact of a certificate changed, so that it proves nothing any more.

changed(Facts, value, Changed) :-
    select(claim(Pos, Val, Plies), Facts, claim(Pos, Val1, Plies), Changed),
    (   Val1 = Val + 1 ; Val1 = Val - 1 ).
changed(Facts, leaf, Changed) :-
    a_fact(leaf(Player, Pos, Plies, Val), Facts),
    selectchk(leaf(Player, Pos, Plies, Val), Facts, leaf(Player, Pos, Plies, Val + 1), Changed).
changed(Facts, leaf, Changed) :-
    a_fact(leaf(Player, Pos, Plies, Val), Facts),
    selectchk(leaf(Player, Pos, Plies, Val), Facts, Changed).
changed(Facts, move, Changed) :-
    a_fact(play(Player, Pos, Plies, Succ), Facts),
    selectchk(play(Player, Pos, Plies, Succ), Facts, play(Player, Pos, Plies, no_successor), Changed).
changed(Facts, move, Changed) :-
    a_fact(play(Player, Pos, Plies, Succ), Facts),
    once(game:moves(Pos, Successors)),
    member(Other, Successors),
    Other \== Succ,
    \+ is_as_good(Player, Other, Plies, Facts),
    selectchk(play(Player, Pos, Plies, Succ), Facts, play(Player, Pos, Plies, Other), Changed).
changed(Facts, superfluous, [leaf(max, nowhere, unlimited, 1)|Facts]).
changed([interface(List)|Facts], interface, [interface(List),interface(List)|Facts]).
changed([interface(List)|Facts], interface, [interface([moves = nowhere/2|Rest])|Facts]) :-
    memberchk(play(_, _, _, _), Facts),
    exclude(of_moves, List, Rest).
changed([interface(List)|Facts], interface, [interface([static_eval = [_,V]>>(V = foo)|Rest])|Facts]) :-
    exclude(of_value, List, Rest).

of_moves(Role = _) :- memberchk(Role, [moves,move,apply]).
of_value(Role = _) :- memberchk(Role, [static_eval,utility,heuristic]).

a_fact(Fact, Facts) :-
    findall(Fact, member(Fact, Facts), All),
    All \== [],
    random_member(Fact, All).

%   Then the other successor may be part of a proof as well.

is_as_good(Player, Pos, Plies, Facts) :-
    memberchk(claim(_, Claimed, _), Facts),
    (   Plies == unlimited
    ->  Options = []
    ;   Less is Plies - 1,
        Options = [depth(Less)]
    ),
    minimax(game:Pos, _, Val, _, Options),
    (   Player == max -> Val >= Claimed ; Val =< Claimed ).

%   What is certified of the examples; and the checker as a user runs it.

example(course_notes, a, []).
example(quiescence, start, []).
example(quiescence, start, [depth(1)]).
example(singular, start, []).
example(singular, start, [depth(2)]).
example(horizon, max-material(0,1,2), []).
example(horizon, max-material(0,1,2), [depth(4)]).
example(tic_tac_toe, x-[e,o,e,e,x,e,e,e,e], []).
example(nim, max-[3,4,5], []).
example(isolation, a-board(2, 22, 4194308), [depth(3)]).
example(connect_four, x-board(2113536,4227072), [depth(4)]).
example(nine_mens_morris, Pos, [depth(3)]) :-
    Pos = morris(x, capture, 6+3, 7+2, Board),
    Board = board(o,e,o, e,e,e, e,e,e, e,e,e, e,e,e, e,x,e, e,x,e, e,x,e).

example_file(Example, File) :-
    checker_file(Checker),
    file_directory_name(Checker, Directory),
    atomic_list_concat([Directory, /, Example, '.pl'], Name),
    absolute_file_name(Name, File).

a_game_file(File) :-
    example_file(*, Pattern),
    expand_file_name(Pattern, Files),
    member(File, Files),
    read_file_to_terms(File, Clauses, []),
    (   memberchk(moves(_, _), Clauses) ; memberchk((moves(_, _) :- _), Clauses) ),
    checker_file(Checker),
    \+ same_file(File, Checker).

%   What is claimed of a leaf and what its value is, and how the checker ends: numbers that
%   SWI-Prolog compares as equal, expressions, and what is no number.

a_value(3, 3, 0).
a_value(3, '1+2', 0).
a_value('1+2', '1+2', 0).
a_value('2.5', '5 rdiv 2', 0).
a_value('0.5', '1r2', 0).
a_value('1.0Inf', '1.0Inf', 0).
a_value('-1.0Inf', '-1.0Inf', 0).
a_value('9007199254740992.0', 9007199254740992, 0).
a_value('9007199254740992.0', 9007199254740993, 1).
a_value(9007199254740993, '9007199254740992.0', 1).
a_value('0.1', '1r10', 1).
a_value('1r10', '0.1', 1).
a_value('1.0Inf', '10**400', 1).
a_value('10**400', '1.0Inf', 1).
a_value('random(3)', 1, 1).
a_value('random(1)', 'random(1)', 1).
a_value(cputime, cputime, 1).
a_value(nan, nan, 1).
a_value(foo, foo, 1).
a_value('1/0', '1/0', 1).

a_declaration('max_to_move(a).', 0).
a_declaration('min_to_move(b).', 0).
a_declaration('max_to_move(a). min_to_move(a).', 1).
a_declaration('min_to_move(b). max_to_move(b).', 1).
a_declaration('max_to_move(a). max_to_move(a). min_to_move(b).', 0).
a_declaration('', 1).

%   Two of three successors are equally good. The proof is the same, whichever is the best.

assert_ties :-
    forall(member(Fact, [ moves(a, [b,c,d]), max_to_move(a), static_eval(b, 2), static_eval(c, 1),
                          static_eval(d, 2) ]),
           assertz(ties:Fact)).

retract_ties :-
    forall(member(Predicate, [moves/2, max_to_move/1, static_eval/2]), abolish(ties:Predicate)).

check_texts(GameText, CertificateText, Status) :-
    text_file(GameText, Game),
    text_file(CertificateText, Certificate),
    check(Game, Certificate, Status).

text_file(Format, File) :-
    tmp_file_stream(File, Out, [extension(pl)]),
    call_cleanup(format(Out, Format, []), close(Out)).

check(Game, Certificate, Status) :-
    checker_file(Checker),
    library_is_at(Library, Foreign),
    process_create(path(swipl),
                   ['-p', Library, '-p', Foreign, Checker, '--', Game, Certificate],
                   [process(Process), stdout(null)]),
    process_wait(Process, Status).

%   An example may load library(minimax), which a user has installed.

library_is_at(Library, Foreign) :-
    search_path(library, Library),
    search_path(foreign, Foreign).

search_path(Alias, Path) :-
    Spec =.. [Alias,minimax],
    absolute_file_name(Spec, File, [extensions([pl,so]), access(read)]),
    file_directory_name(File, Directory),
    atomic_list_concat([Alias, =, Directory], Path).

:- begin_tests(certificates, [setup(load_checker)]).

test(random_games, [cleanup(abolish_all_tables)]) :-
    environment_number('MINIMAX_TREES', 2000, Count),
    flag(accepted, _, 0),
    flag(refused, _, 0),
    flag(with_interface, _, 0),
    set_random(seed(1)),
    forall(between(1, Count, I), a_certificate_holds(I)),
    flag(accepted, Accepted, Accepted),
    flag(refused, Refused, Refused),
    flag(with_interface, With, With),
    format('~D certificates accepted, of which ~D name an interface, ~D changed ones refused~n',
           [Accepted, With, Refused]).
test(ties, [forall(member(Ties-Best, [first-[b], last-[d], all-[b,d]])),
            All == Best, setup(assert_ties), cleanup(retract_ties)]) :-
    findall(BestPos-Facts,
            minimax(ties:a, BestPos, 2, [BestPos], [ties(Ties), certificate(Facts)]),
            Pairs),
    pairs_keys_values(Pairs, All, Certificates),
    sort(Certificates, [Certificate]),
    minimax(ties:a, d, 2, _, [certificate(Certificate)]).
test(position_alone_does_not_tell, [forall(member(Entry, [mover = parity, variables = true])),
                                    error(domain_error(minimax_options, _))]) :-
    random_tree(1, [positions(9)], Tree),
    assert_tree(game, Tree),
    tree_root(Tree, Root),
    minimax(game:Root, _, _, _, [interface([Entry]), certificate(_)]).
test(game_like_the_checker, Status == exit(1)) :-
    check_texts('moves(a, [b]). static_eval(b, 1). max_to_move(a).~n\c
                 holds(_, _, _, _). accepted(_, _, _). value(_, 7).~n',
                'claim(a, 7, unlimited).~n', Status).
test(no_facts_alone, Status == exit(1)) :-
    checker_file(Checker),
    text_file('claim(a, 7, unlimited).~nplay(_, _, _, _) :- true.~n', Certificate),
    check(Checker, Certificate, Status).
test(value, [forall(a_value(Claimed, Value, Expected)), Status == exit(Expected)]) :-
    format(atom(Game), 'moves(a, [b]). max_to_move(a). static_eval(b, ~w).', [Value]),
    format(atom(Certificate),
           'claim(a, ~w, unlimited). play(max, a, unlimited, b).~n\c
            leaf(max, b, unlimited, ~w). leaf(min, b, unlimited, ~w).',
           [Claimed, Value, Value]),
    check_texts(Game, Certificate, Status).
test(declared, [forall(a_declaration(Declarations, Expected)), Status == exit(Expected)]) :-
    format(atom(Game), 'moves(a, [b]). static_eval(b, 1).~n~w', [Declarations]),
    check_texts(Game,
                'claim(a, 1, unlimited). play(max, a, unlimited, b).~n\c
                 leaf(max, b, unlimited, 1). leaf(min, b, unlimited, 1).', Status).
test(all_examples_are_there, Missing == []) :-
    findall(File, a_game_file(File), Files),
    findall(File, ( example(Example, _, _), example_file(Example, File) ), Certified),
    subtract(Files, Certified, Missing).

:- end_tests(certificates).

a_certificate_holds(I) :-
    Limit is I mod 5,
    (   Limit == 0
    ->  Depth is 1 + I mod 3,
        Options = [depth(Depth)],
        Shape = [inner_values(all), cycles(20)]
    ;   Options = [],
        Shape = []
    ),
    a_game(I, Shape, Root),
    (   I mod 2 =:= 0
    ->  random_interface(List),
        certificate(Root, [interface(List)|Options], Facts),
        ( List == [] ; Facts = [interface(_)|_], flag(with_interface, With, With + 1) )
    ;   certificate(Root, Options, Facts)
    ),
    !,
    (   accepts(Facts)
    ->  flag(accepted, N, N + 1)
    ;   print_message(error, format("game ~d: refused: ~p", [I, Facts])),
        fail
    ),
    forall(distinct_change(Facts, Changed),
           (   \+ accepts(Changed)
           ->  flag(refused, R, R + 1)
           ;   print_message(error, format("game ~d: accepted: ~p", [I, Changed])),
               fail
           )).

distinct_change(Facts, Changed) :-
    changed(Facts, _, Changed).

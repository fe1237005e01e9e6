:- module(test_combinations, []).

/** <module> Options in combination

Random games of each kind, as facts and as rules, are asked about with random options by the command
and by library(minimax). refused/6 writes down which options docs/reference.md refuses: these must be
refused by both, and no others. Where both answer to one depth their answers must be equal, and each
value must be that of the plain definition at that depth, as far as the options say which one that is.
A certificate is held against the game by examples/check_certificate.pl.

`MINIMAX_COMMAND` is the command, `MINIMAX_SEED` the seed, and `MINIMAX_ROUNDS` how many games of each kind
are drawn.
*/

:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(option)).
:- use_module(library(process)).
:- use_module(library(random)).
:- use_module(library(yall)).
:- use_module(library(minimax)).

environment(Name, Default, Number) :-
    (   getenv(Name, Text)
    ->  atom_number(Text, Number)
    ;   Number = Default
    ).

one_of(N) :-
    random_between(1, N, 1).

%   --- Games: game(Kind, Form, Clauses). Positions are p0 to pN, and each has a value.

random_game(Kind, Form, Facts) :-
    random_member(Form, [facts, rules]),
    random_between(0, 9, Last),
    (   Kind == two, one_of(3)
    ->  Cycles = true
    ;   Cycles = false
    ),
    numlist(0, Last, Numbers),
    foldl(position_facts(Kind, Last, Cycles), Numbers, Parts, []),
    flatten(Parts, Positions),
    quiescence_facts(Kind, Last, Positions, Quiescence),
    append(Positions, Quiescence, Facts).

%   Which positions are quiet; and in half of the games which successors are noisy, of all positions
%   or of some.

quiescence_facts(two, Last, Positions, [quiet(stray)|Facts]) :-
    !,
    findall(quiet(Pos), ( between(0, Last, N), one_of(2), atom_concat(p, N, Pos) ), Quiet),
    (   one_of(2)
    ->  findall(noisy_moves(Pos, Noisy),
                ( member(moves(Pos, Succs), Positions),
                  \+ one_of(3),
                  include([_]>>one_of(2), Succs, Noisy) ),
                NoisyMoves)
    ;   NoisyMoves = []
    ),
    append(Quiet, NoisyMoves, Facts).
quiescence_facts(_, _, _, []).

position_facts(Kind, Last, Cycles, N, [Facts|Parts], Parts) :-
    atom_concat(p, N, Pos),
    random_value(Kind, Value),
    successors_of(N, Last, Cycles, Succs),
    (   Succs == []
    ->  Facts = [static_eval(Pos, Value)]
    ;   random_turn(Kind, N, Pos, Turn),
        (   Turn = chance_to_move(_)
        ->  length(Succs, Count),
            Part is 1 rdiv Count,
            findall(Part-Succ, member(Succ, Succs), Moves)
        ;   Moves = Succs
        ),
        Facts = [moves(Pos, Moves), static_eval(Pos, Value), Turn]
    ).

successors_of(N, Last, Cycles, Succs) :-
    (   Cycles == true, one_of(3)
    ->  First = 0
    ;   First is N + 1
    ),
    random_between(0, 3, Count),
    findall(Succ,
            ( between(1, Count, _),
              First =< Last,
              random_between(First, Last, M),
              atom_concat(p, M, Succ) ),
            Succs).

random_value(players, [A,B,C]) :-
    !,
    maplist(random_between(0, 4), [A,B,C]).
random_value(_, Value) :-
    random_between(-3, 3, Value).

random_turn(two, _, Pos, Turn) :-
    random_member(Name, [max_to_move, min_to_move]),
    Turn =.. [Name,Pos].
random_turn(chance, 0, Pos, max_to_move(Pos)) :- !.
random_turn(chance, _, Pos, Turn) :-
    random_member(Name, [max_to_move, min_to_move, chance_to_move]),
    Turn =.. [Name,Pos].
random_turn(players, _, Pos, player_to_move(Pos, Player)) :-
    random_between(1, 3, Player).

%   A game of chance has a position where chance moves, and one of several players a player: a stray
%   one, where the root leads to none.

stray(two, []).
stray(chance, [chance_to_move(stray), moves(stray, [1-leaf]), static_eval(leaf, 0)]).
stray(players, [players([1,2,3]), player_to_move(stray, 1), moves(stray, [leaf]),
                static_eval(leaf, [0,0,0])]).

%   Rules say the same of facts with other names.

clauses(facts, Facts, Facts).
clauses(rules, Facts, Clauses) :-
    findall(Clause, rule_for(Facts, Clause), Rules),
    maplist(renamed, Facts, Renamed),
    append(Rules, Renamed, Clauses).

rule_for(Facts, (Head :- Body)) :-
    findall(Name/Arity, (member(Fact, Facts), functor(Fact, Name, Arity)), All),
    sort(All, Each),
    member(Name/Arity, Each),
    Name \== players,
    functor(Head, Name, Arity),
    renamed(Head, Body).

renamed(players(List), players(List)) :- !.
renamed(Fact, Renamed) :-
    Fact =.. [Name|Arguments],
    atom_concat(own_, Name, Own),
    Renamed =.. [Own|Arguments].

write_game(File, Clauses) :-
    setup_call_cleanup(
        open(File, write, Out),
        forall(member(Clause, [(:- discontiguous(moves/2)), (:- discontiguous(static_eval/2)),
                               (:- discontiguous(max_to_move/1)), (:- discontiguous(min_to_move/1)),
                               (:- discontiguous(chance_to_move/1)),
                               (:- discontiguous(player_to_move/2)),
                               (:- discontiguous(own_moves/2)), (:- discontiguous(own_static_eval/2)),
                               (:- discontiguous(own_max_to_move/1)),
                               (:- discontiguous(own_min_to_move/1)),
                               (:- discontiguous(own_chance_to_move/1)),
                               (:- discontiguous(own_player_to_move/2))
                              | Clauses]),
               portray_clause(Out, Clause)),
        close(Out)).

%   --- Options: terms for minimax/5, but for `certificate`; flags(File, Term, Flags), for the command.

random_options(Kind, Options) :-
    findall(Option, (random_option(Option), one_of(9)), Drawn),
    (   Kind == two,
        one_of(4)
    ->  quiescence_options(Drawn, Options)
    ;   Options = Drawn
    ).

%   Those that quiescence search needs, which would seldom be drawn together.

quiescence_options(Drawn, Options) :-
    random_between(0, 3, Depth),
    random_between(0, 3, Plies),
    exclude([O]>>memberchk(O, [depth(_), quiescence(_), quiescence_depth(_)]), Drawn, Others),
    (   one_of(3)
    ->  Options = [quiescence(quiet),depth(Depth)|Others]
    ;   Options = [quiescence(quiet),quiescence_depth(Plies),depth(Depth)|Others]
    ).

%   Most draws would be refused: two of three are made until one is not.

drawn_options(Form, Kind, Facts, Facts0, Options) :-
    (   one_of(3)
    ->  random_options(Kind, Drawn)
    ;   repeat,
        random_options(Kind, Drawn),
        \+ refused(command, Form, Kind, Facts, Drawn, _),
        !
    ),
    ending(Facts0, Drawn, Options).

random_option(depth(D)) :- random_between(0, 4, D).
random_option(algorithm(A)) :-
    random_member(A, [minimax, negamax, alphabeta, pvs, mtdf, sss, pns, frugal, expectiminimax, star1, star2,
                      maxn, shallow, paranoid, best_reply]).
random_option(ties(T)) :- random_member(T, [first, all]).
random_option(on_cycle(draw(V))) :- random_between(-1, 1, V).
random_option(mover(successor)).
random_option(cut_off(strict)).
random_option(nodes_list(N)) :- random_member(N, [notes, likeliest, policy]).
random_option(singular(M)) :- random_between(-1, 2, M).
random_option(quiescence_depth(1)) :- one_of(4).
random_option(quiescence(quiet)) :- one_of(4).
random_option(transposition(M)) :- random_between(0, 1, M).
random_option(ordering(Names)) :-
    include([_]>>one_of(3), [given, reversed, static, table, killers, history], Set),
    (   Set == []
    ->  Names = [static]
    ;   random_permutation(Set, Names)
    ).
random_option(value_range(L, 3)) :- random_between(-4, -2, L).
random_option(payoff_sum(S)) :- random_between(8, 14, S).
random_option(threads(2)) :- one_of(4).
random_option(certificate).
random_option(time_limit(600)).
random_option(node_limit(N)) :- random_between(1, 40, N).
random_option(memory(M)) :- random_member(M, [1, 100000]).

%   Of limits that are never reached, and of a game that has no end, nothing would come.

ending(Facts, Options, Ending) :-
    (   is_acyclic(Facts)
    ;   member(Option, Options),
        memberchk(Option, [depth(_), node_limit(_), memory(1), on_cycle(_)])
    ),
    !,
    Ending = Options.
ending(_, Options, Ending) :-
    exclude([O]>>memberchk(O, [time_limit(_), memory(_)]), Options, Ending).

%   --- What is documented as refused: refused(+Who, +Form, +Kind, +Facts, +Options, -Why)

refused(_, _, Kind, _, Options, algorithm_of_other_games(A)) :-
    member(algorithm(A), Options),
    \+ algorithm_for(Kind, A).
refused(_, _, Kind, _, Options, option_of_other_games(Option)) :-
    member(Option, Options),
    games(Option, Kinds),
    \+ memberchk(Kind, Kinds).
refused(_, _, chance, _, Options, other_algorithm(value_range)) :-
    memberchk(value_range(_, _), Options),
    \+ star(Options).
refused(_, _, players, _, Options, other_algorithm(payoff_sum)) :-
    memberchk(payoff_sum(_), Options),
    \+ memberchk(algorithm(shallow), Options).
refused(_, _, players, _, Options, other_algorithm(transposition)) :-
    memberchk(transposition(_), Options),
    \+ memberchk(algorithm(paranoid), Options),
    \+ memberchk(algorithm(best_reply), Options).
refused(_, _, players, _, Options, all_lines_of_other_algorithm(A)) :-
    memberchk(ties(all), Options),
    memberchk(algorithm(A), Options),
    A \== maxn.
refused(_, _, _, _, Options, nothing_to_bound) :-
    memberchk(quiescence_depth(_), Options),
    \+ memberchk(quiescence(_), Options).
refused(_, _, _, _, Options, no_depth_limit) :-
    member(Option, Options),
    memberchk(Option, [singular(_), quiescence(_)]),
    \+ is_limited(Options).
refused(_, _, _, _, Options, quiescence_of_the_notes) :-
    memberchk(quiescence(_), Options),
    memberchk(nodes_list(notes), Options).
refused(command, facts, _, _, Options, goal_of_facts) :-
    memberchk(quiescence(_), Options).
refused(_, _, _, _, Options, singular_with_on_cycle) :-
    memberchk(singular(_), Options),
    memberchk(on_cycle(_), Options).
refused(_, _, _, _, Options, negative) :-
    member(singular(Margin), Options),
    Margin < 0.
refused(_, _, _, _, Options, one_policy) :-
    memberchk(nodes_list(policy), Options),
    memberchk(ties(all), Options).
refused(Who, Form, chance, Facts, Options, unknown_range) :-
    star(Options),
    \+ memberchk(value_range(_, _), Options),
    \+ knows_values(Who, Form, Facts).
refused(Who, Form, players, Facts, Options, unknown_sum) :-
    memberchk(algorithm(shallow), Options),
    \+ memberchk(payoff_sum(_), Options),
    \+ knows_values(Who, Form, Facts).
refused(_, facts, chance, Facts, Options, outside) :-
    is_outside(chance, Facts, Options).
refused(_, facts, players, Facts, Options, outside) :-
    is_outside(players, Facts, Options).
refused(_, _, _, _, Options, certificate_with(Option)) :-
    memberchk(certificate, Options),
    member(Option, Options),
    memberchk(Option, [on_cycle(_), singular(_), quiescence(_), mover(successor)]).

%   A program is refused where the search meets what is outside: it may or may not.

may_be_refused(rules, Kind, Facts, Options) :-
    is_outside(Kind, Facts, Options).

%   Of a file the command knows what its values lie between; of what is consulted nobody does.

knows_values(command, facts, _).

is_outside(chance, Facts, Options) :-
    star(Options),
    memberchk(value_range(Low, High), Options),
    member(static_eval(_, Value), Facts),
    \+ between(Low, High, Value).
is_outside(players, Facts, Options) :-
    memberchk(algorithm(shallow), Options),
    memberchk(payoff_sum(Most), Options),
    member(static_eval(_, Payoffs), Facts),
    sum_list(Payoffs, Sum),
    Sum > Most.

star(Options) :-
    member(algorithm(A), Options),
    memberchk(A, [star1, star2]).

is_limited(Options) :-
    member(Option, Options),
    memberchk(Option, [depth(_), time_limit(_), node_limit(_), memory(_)]),
    !.

algorithm_for(two, A) :-
    memberchk(A, [minimax, negamax, alphabeta, pvs, mtdf, sss, pns, frugal]).
algorithm_for(chance, A) :-
    memberchk(A, [minimax, expectiminimax, star1, star2]).
algorithm_for(players, A) :-
    memberchk(A, [maxn, shallow, paranoid, best_reply]).

%   The column *games*. What is the default says nothing.

games(ordering(Names), Games) :-
    (   memberchk(table, Names),
        \+ memberchk(killers, Names),
        \+ memberchk(history, Names),
        findall(Base, ( member(Base, Names), memberchk(Base, [given, reversed, static]) ), Bases),
        (   Bases == []
        ;   last(Bases, given)
        )
    ->  Games = [two,chance,players]
    ;   Games = [two]
    ).
games(on_cycle(_), [two]).
games(singular(_), [two]).
games(quiescence_depth(_), [two]).
games(quiescence(_), [two]).
games(mover(_), [two]).
games(cut_off(_), [two]).
games(threads(_), [two]).
games(certificate, [two]).
games(nodes_list(notes), [two]).
games(nodes_list(likeliest), [chance]).
games(nodes_list(policy), [chance]).
games(value_range(_, _), [chance]).
games(payoff_sum(_), [players]).
games(transposition(_), [two,players]).

flags(File, certificate, ['--certificate',Proof]) :-
    !,
    proof_file(File, Proof).
flags(_, Option, [Flag|Values]) :-
    Option =.. [Name|Arguments],
    atomic_list_concat(Words, '_', Name),
    atomic_list_concat([''|Words], -, Flag0),
    atom_concat(-, Flag0, Flag),
    (   Name == ordering
    ->  Arguments = [Names],
        atomic_list_concat(Names, ',', Value),
        Values = [Value]
    ;   maplist([Argument,Text]>>term_to_atom(Argument, Text), Arguments, Values)
    ).

%   --- The two that are asked: answers(Depth, [answer(B,V,N), ...], Proof), refused, or failed. Depth
%   is the one that was reached where a limit stopped the search, else `complete`; Proof is a file or
%   `none`.

by_library(Kind, Module, File, Options0, Answer) :-
    (   selectchk(certificate, Options0, Options1)
    ->  Options2 = [certificate(Facts)|Options1]
    ;   Options2 = Options0
    ),
    (   selectchk(quiescence(Goal0), Options2, quiescence(Module:Goal0), Options)
    ->  true
    ;   Options = Options2
    ),
    Goal = ask(Kind, Module, Best, Val, Nodes, [statistics(Statistics)|Options]),
    catch(( findall(answer(Best,Val,Nodes)-Statistics-Facts, Goal, All),
            answers_of(All, File, Answer) ),
          Error, outcome_of(Error, Answer)).

answers_of(All, File, answers(Depth, Answers, Proof)) :-
    findall(Answer, member(Answer-_-_, All), Answers),
    All = [_-Statistics-Facts|_],
    (   memberchk(complete(true), Statistics)
    ->  Depth = complete
    ;   memberchk(depth(Depth), Statistics)
    ),
    (   var(Facts)
    ->  Proof = none
    ;   atom_concat(File, '.library', Proof),
        setup_call_cleanup(open(Proof, write, Out),
                           forall(member(Fact, Facts), format(Out, "~q.~n", [Fact])),
                           close(Out))
    ).

ask(players, Module, Best, Val, Nodes, Options) :-
    !,
    maxn(Module:p0, Best, Val, Nodes, Options).
ask(_, Module, Best, Val, Nodes, Options) :-
    minimax(Module:p0, Best, Val, Nodes, Options).

outcome_of(error(Formal, _), Outcome) :-
    (   is_refusal(Formal)
    ->  Outcome = refused
    ;   Formal = domain_error(acyclic_game, _)
    ->  Outcome = failed
    ;   Outcome = strange(Formal)
    ).

is_refusal(domain_error(Domain, _)) :- Domain \== acyclic_game.
is_refusal(type_error(_, _)).
is_refusal(existence_error(minimax_option, _)).
is_refusal(existence_error(option, _)).

by_command(File, Options, Answer) :-
    getenv('MINIMAX_COMMAND', Command),
    maplist(flags(File), Options, Lists),
    append([[solve,File,p0]|Lists], Arguments),
    process_create(Command, Arguments,
                   [stdout(pipe(Out)), stderr(pipe(Err)), process(Process)]),
    read_string(Out, _, Text),
    read_string(Err, _, Complaint),
    close(Out),
    close(Err),
    process_wait(Process, Status),
    command_answer(Status, Text, Complaint, Answer0),
    (   Answer0 = answers(Depth, Answers),
        memberchk(certificate, Options)
    ->  proof_file(File, Proof),
        Answer = answers(Depth, Answers, Proof)
    ;   Answer0 = answers(Depth, Answers)
    ->  Answer = answers(Depth, Answers, none)
    ;   Answer = Answer0
    ).

proof_file(File, Proof) :-
    atom_concat(File, '.command', Proof).

command_answer(exit(0), Text, _, answers(complete, Answers)) :-
    !,
    term_string(Term, Text, [variable_names(Names)]),
    bindings(Term, Names, Answers).
command_answer(exit(4), Text, Complaint, answers(Depth, Answers)) :-
    Told = "minimax: a limit stopped the search: the answer is that of depth ",
    sub_string(Complaint, _, _, 0, Limited),    % behind warnings, if any
    sub_string(Limited, 0, _, _, Told),
    !,
    string_concat(Told, Rest, Limited),
    split_string(Rest, "", "\n", [Number]),
    number_string(Depth, Number),
    term_string(Term, Text, [variable_names(Names)]),
    bindings(Term, Names, Answers).
command_answer(exit(2), _, _, refused) :- !.
command_answer(exit(3), _, _, failed) :- !.
command_answer(Status, _, Complaint, strange(Status, Complaint)).

%   `BestPos = b, Val = 4, NodesList = [b] ; ...`

bindings((Term;Terms), Names, [Answer|Answers]) :-
    !,
    binding(Term, Names, Answer),
    bindings(Terms, Names, Answers).
bindings(Term, Names, [Answer]) :-
    binding(Term, Names, Answer).

binding(Term, Names, answer(Best,Val,Nodes)) :-
    copy_term(Term-Names, Copy-CopiedNames),
    call_all(Copy),
    memberchk('Val'=Val, CopiedNames),
    memberchk('NodesList'=Nodes, CopiedNames),
    (   memberchk('BestPos'=Best, CopiedNames)
    ->  true
    ;   true
    ).

call_all((A,B)) :-
    !,
    call_all(A),
    call_all(B).
call_all(X = X).

%   --- The definitions: value(+Pos, +Depth, +Path, +Facts, +Options, -Value). Below the limit of
%   depth, where quiescence search is, the depth is negative.

defined_value(Kind, Facts, Reached, Options, Value) :-
    \+ memberchk(singular(_), Options),
    \+ (member(algorithm(A), Options), memberchk(A, [paranoid, best_reply])),
    (   Reached == complete
    ->  option(depth(Depth), Options, 1000)
    ;   Depth = Reached
    ),
    (   memberchk(quiescence(_), Options),
        \+ memberchk(quiescence_depth(_), Options),
        \+ memberchk(on_cycle(_), Options)
    ->  is_acyclic(Facts)       % else there are too many paths
    ;   true
    ),
    (   Kind == players
    ->  \+ memberchk(ties(all), Options)
    ;   true
    ),
    (   memberchk(on_cycle(draw(_)), Options)
    ->  true
    ;   Depth =< 8              % where a limit of positions leads deeper, there are too many paths
    ->  true
    ;   Kind \== two
    ->  true
    ;   is_acyclic(Facts)
    ),
    value(p0, Depth, [], Facts, Options, Value).

value(Pos, _, Path, _, Options, Value) :-
    memberchk(Pos, Path),
    memberchk(on_cycle(draw(Draw)), Options),
    !,
    Value = Draw.
value(Pos, Depth, Path, Facts, Options, Value) :-
    Depth > 0,
    memberchk(moves(Pos, Moves), Facts),
    !,
    Depth1 is Depth - 1,
    value_of_moves(Pos, Moves, Depth1, Path, Facts, Options, Value).
value(Pos, Depth, Path, Facts, Options, Value) :-
    Depth =< 0,
    memberchk(quiescence(_), Options),
    \+ memberchk(quiet(Pos), Facts),
    option(quiescence_depth(Plies), Options, 16),
    Depth > -Plies,
    noisy_moves(Pos, Facts, Moves),
    Moves \== [],
    !,
    Depth1 is Depth - 1,
    value_of_moves(Pos, Moves, Depth1, Path, Facts, Options, Value).
value(Pos, _, _, Facts, _, Value) :-
    memberchk(static_eval(Pos, Value), Facts).

noisy_moves(Pos, Facts, Moves) :-
    (   memberchk(noisy_moves(_, _), Facts)
    ->  memberchk(noisy_moves(Pos, Moves), Facts)
    ;   memberchk(moves(Pos, Moves), Facts)
    ).

value_of_moves(Pos, Moves, Depth1, Path, Facts, Options, Value) :-
    (   memberchk(chance_to_move(Pos), Facts)
    ->  findall(Part*V, ( member(Part-Succ, Moves),
                          value(Succ, Depth1, [Pos|Path], Facts, Options, V) ), Products),
        foldl(add_product, Products, 0, Value)
    ;   findall(Succ-V, ( member(Succ, Moves),
                          value(Succ, Depth1, [Pos|Path], Facts, Options, V) ), Pairs),
        chosen(Pos, Pairs, Facts, Options, Value)
    ).

add_product(Product, Sum0, Sum) :-
    Sum is Sum0 + Product.

chosen(Pos, Pairs, Facts, Options, Value) :-
    memberchk(player_to_move(Pos, Player), Facts),
    !,
    findall(Own, ( member(_-Payoffs, Pairs), nth1(Player, Payoffs, Own) ), All),
    max_list(All, Best),
    findall(Payoffs, ( member(_-Payoffs, Pairs), nth1(Player, Payoffs, Best) ), Equal),
    (   memberchk(ties(first), Options)
    ->  Equal = [Value|_]
    ;   last(Equal, Value)
    ).
chosen(_, Pairs, Facts, Options, Value) :-
    memberchk(mover(successor), Options),
    !,
    by_successors(Pairs, Facts, Value).
chosen(Pos, Pairs, Facts, _, Value) :-
    findall(V, member(_-V, Pairs), All),
    (   memberchk(max_to_move(Pos), Facts)
    ->  max_list(All, Value)
    ;   min_list(All, Value)
    ).

%   The notes' program: the first successor against the best of the rest.

by_successors([_-Value], _, Value) :- !.
by_successors([Succ-Value|Pairs], Facts, Best) :-
    by_successors(Pairs, Facts, Rest),
    (   memberchk(min_to_move(Succ), Facts), Value > Rest
    ->  Best = Value
    ;   memberchk(max_to_move(Succ), Facts), Value < Rest
    ->  Best = Value
    ;   Best = Rest
    ).

is_acyclic(Facts) :-
    forall(( member(moves(From, Moves), Facts), member(To, Moves) ), From @< To).

%   --- The test

:- dynamic
    counted/1.

count(What) :-
    assertz(counted(What)).

compare_one(Folder, Kind, Round) :-
    random_game(Kind, Form, Facts0),
    stray(Kind, Stray),
    append(Facts0, Stray, Facts),
    clauses(Form, Facts, Clauses),
    drawn_options(Form, Kind, Facts, Facts0, Options),
    format(atom(File), '~w/~w_~d.pl', [Folder, Kind, Round]),
    write_game(File, Clauses),
    format(atom(Module), 'combinations_~w_~d', [Kind, Round]),
    @(load_files(Module:File, [silent(true)]), Module),
    by_library(Kind, Module, File, Options, ByLibrary),
    by_command(File, Options, ByCommand),
    count(compared),
    count(Form),
    findall(Complaint,
            ( member(Who-Answer, [library-ByLibrary, command-ByCommand]),
              complaint(Who, File, Form, Kind, Facts, Options, Answer, Complaint)
            ; differ(ByLibrary, ByCommand, Complaint)
            ),
            Complaints),
    (   Complaints == []
    ->  true
    ;   print_message(error, format("~p ~p with ~p: ~p~n~p",
                                    [Kind, Form, Options, Complaints, Clauses])),
        fail
    ).

differ(answers(Depth, Ones, _), answers(Depth, Others, _), differ(Ones, Others)) :-
    \+ Ones =@= Others.

complaint(Who, File, Form, Kind, Facts, Options, Answer, Who-Complaint) :-
    (   refused(Who, Form, Kind, Facts, Options, Why)
    ->  Expected = refused(Why)
    ;   Expected = answered
    ),
    judge(Answer, Expected, File, Form, Kind, Facts, Options, Complaint).

judge(refused, refused(_), _, _, _, _, _, _) :-
    !,
    count(refused),
    fail.
judge(refused, answered, _, Form, Kind, Facts, Options, refused) :-
    !,
    \+ may_be_refused(Form, Kind, Facts, Options).
judge(Answer, refused(Why), _, _, _, _, _, not_refused(Why, Answer)) :- !.
judge(failed, _, _, _, Kind, Facts, Options, failed) :-
    !,
    count(failed),
    (   Kind \== two
    ;   is_acyclic(Facts)
    ;   memberchk(on_cycle(_), Options)
    ;   is_limited(Options)
    ),
    !.
judge(answers(Depth, Answers, Proof), _, File, _, Kind, Facts, Options, Complaint) :-
    !,
    count(answered),
    (   Depth == complete
    ->  true
    ;   count(stopped_by_a_limit)
    ),
    (   Proof \== none,
        Answers = [answer(_,Claimed,_)|_],
        count(proved),
        \+ is_proof(File, Proof, Claimed),
        Complaint = no_proof(Claimed)
    ;   defined_value(Kind, Facts, Depth, Options, Value),
        count(by_definition),
        (   memberchk(quiescence(_), Options)
        ->  count(by_definition_of_quiescence)
        ;   true
        ),
        member(answer(_,Other,_), Answers),
        \+ is_same(Value, Other),
        Complaint = value(Other, not(Value))
    ).
judge(Strange, _, _, _, _, _, _, Strange).

is_proof(Game, Proof, Value) :-
    module_property(test_combinations, file(Here)),
    file_directory_name(Here, Folder),
    atom_concat(Folder, '/../../examples/check_certificate.pl', Checker),
    current_prolog_flag(executable, Prolog),
    process_create(Prolog, [Checker,'--',Game,Proof], [stdout(pipe(Out)), process(Process)]),
    read_string(Out, _, Text),
    close(Out),
    process_wait(Process, exit(0)),
    format(string(Accepted), "accepted: p0 is worth ~w (", [Value]),
    string_concat(Accepted, _, Text).

is_same(A, B) :-
    is_list(A),
    !,
    maplist([X,Y]>>(X =:= Y), A, B).
is_same(A, B) :-
    A =:= B.

:- begin_tests(combinations).

test(kinds, Wrong == []) :-
    environment('MINIMAX_SEED', 1, Seed),
    environment('MINIMAX_ROUNDS', 100, Rounds),
    set_random(seed(Seed)),
    tmp_file(combinations, Folder),
    setup_call_cleanup(
        make_directory(Folder),
        findall(Kind-Round,
                ( member(Kind, [two, two, chance, players]),
                  between(1, Rounds, Round),
                  \+ compare_one(Folder, Kind, Round) ),
                Wrong),
        delete_directory_and_contents(Folder)),
    findall(What-Count, aggregate(count, counted(What), Count), Counts),
    format("seed ~w: ~w~n", [Seed, Counts]).

:- end_tests(combinations).

:- module(minimax_verify_examine,
          [ examine/3                   % :Goal, +Options, -Report
          ]).

/** <module> verify_minimax/3: which questions are asked, and what is told
*/

:- autoload(library(apply), [maplist/3]).
:- autoload(library(error),
            [ existence_error/2, domain_error/2, instantiation_error/1, must_be/2 ]).
:- autoload(library(lists), [append/3, member/2, memberchk/2]).
:- autoload(library(option), [option/3]).
:- use_module(library(minimax), []).
:- use_module(copy).
:- use_module(judge).
:- use_module(messages).
:- use_module(shrink).
:- use_module(tree).

:- meta_predicate
    with_stack(+, 0),
    with_game_module(-, 0).

:- dynamic
    free_game/1.                % Module

%!  examine(:Goal, +Options, -Report) is det.

examine(Goal0, Options, Report) :-
    check_options(Options),
    strip_module(Goal0, Module, Goal),
    must_be(callable, Goal),
    option(arity(Arity), Options, 4),
    option(ties(Ties), Options, any),
    option(time_limit(Seconds), Options, 2),
    query(run(_, _, Goal, Ties, Arity, Seconds), _, Query, _),
    home(Module, Goal, Query, Home),
    with_copy(Home, Copy, Notes0,
              examine_copy(run(Copy, Home, Goal, Ties, Arity, Seconds), Options, Report,
                           Notes1)),
    append(Notes0, Notes1, Notes2),
    sort(Notes2, Notes),
    tell(Notes, Options).

home(Module, _, Query, Home) :-
    program_of(Module, Query, Home),
    !.
home(Module, _, Query, _) :-
    functor(Query, Name, Arity),
    existence_error(procedure, Module:Name/Arity).

tell(Notes, Options) :-
    (   memberchk(notes(Wanted), Options)
    ->  Wanted = Notes
    ;   shown(Notes, Shown),
        forall(member(Note, Shown), print_message(warning, minimax(verify_note(Note))))
    ).

%   Of further answers one is enough.

shown(Notes, Shown) :-
    findall(Note, ( member(Note, Notes), Note \= more_solutions(_) ), Shown0),
    (   memberchk(more_solutions(Goal), Notes)
    ->  Shown = [more_solutions(Goal)|Shown0]
    ;   Shown = Shown0
    ).

examine_copy(Run, Options, Report, Notes) :-
    Counter = counter(0, []),
    with_game_module(Game, examine_all(Run, Game, Options, Counter, Report)),
    arg(2, Counter, Notes).

examine_all(Run, Game, Options, Counter, Report) :-
    (   in_own_game(Run, Options, Counter, Pos, Got, Reason)
    ->  own_counterexample(Run, Game, Pos, Got, Reason, Counterexample),
        Report = fail(Counterexample)
    ;   in_trees(Run, Game, Options, Counter, Tree, Got, Reason)
    ->  small_counterexample(Run, Game, Tree, Got, Reason, Counterexample),
        Report = fail(Counterexample)
    ;   asked_twice(Run, Game, Options, Counter, Tree, Got, Reason)
    ->  counterexample(Run, Game, Tree, Got, after_others(Reason), Counterexample),
        Report = fail(Counterexample)
    ;   arg(1, Counter, Count),
        Report = pass(Count)
    ).

%   in_own_game(+Run, +Options, +Counter, -Pos, -Got, -Reason) is semidet.

in_own_game(Run, Options, Counter, Pos, Got, Reason) :-
    Run = run(_, Home, _, _, _, _),
    own_positions(Home, Options, Positions),
    with_stack(256 000 000,
               ( member(Pos, Positions),
                 fails(Run, Home, Pos, Counter, Got, Reason) )).

own_positions(_, Options, Positions) :-
    memberchk(positions(Positions), Options),
    !.
own_positions(Home, _, Positions) :-
    has_game(Home),
    predicate_property(Home:moves(_, _), number_of_rules(0)),
    findall(Pos-Successors, Home:moves(Pos, Successors), Pairs),
    ground(Pairs),
    !,
    findall(Pos,
            ( member(From-Successors, Pairs),
              (   Pos = From
              ;   is_list(Successors),
                  member(Pos, Successors)
              )
            ),
            Positions0),
    sort(Positions0, Positions).
own_positions(_, _, []).

has_game(Home) :-
    predicate_property(Home:moves(_, _), number_of_clauses(Count)),
    Count > 0,
    \+ has_interface(Home).

has_interface(Home) :-
    '$c_current_predicate'(_, Home:'$minimax_interface'(_)),
    \+ predicate_property(Home:'$minimax_interface'(_), imported_from(_)),
    predicate_property(Home:'$minimax_interface'(_), number_of_clauses(Count)),
    Count > 0.

%   fails(+Run, +Game, +Pos, +Counter, -Got, -Reason) is semidet.

fails(Run, Game, Pos, Counter, Got, Reason) :-
    ask(Run, Game, Pos, Outcome),
    (   Outcome = wrong(Got, Reason)
    ->  true
    ;   Outcome = right(New),
        arg(1, Counter, Count0),
        Count is Count0+1,
        nb_setarg(1, Counter, Count),
        arg(2, Counter, Notes),
        (   New = [Note],
            length(Notes, Length),
            Length < 10
        ->  nb_setarg(2, Counter, [Note|Notes])
        ;   true
        ),
        fail
    ).

%   in_trees(+Run, +Game, +Options, +Counter, -Tree, -Got, -Reason) is semidet: Tree begins with
%   the position that was asked for.

in_trees(Run, _, _, Counter, _, _, _) :-
    Run = run(_, Home, _, _, _, _),
    has_interface(Home),
    !,
    arg(2, Counter, Notes),
    nb_setarg(2, Counter, [interface(Home)|Notes]),
    fail.
in_trees(Run, Game, Options, Counter, Part, Got, Reason) :-
    with_stack(64 000 000,
               ( random_tree(inf, Options, Tree),
                 put(Run, Game, Tree),
                 asked(Tree, Pos),
                 forget(Run),
                 fails(Run, Game, Pos, Counter, Got, Reason) )),
    part_below(Tree, Pos, Part).

%   random_tree(+Most, +Options, -Tree) is nondet: as many as the options say, but not more than Most.

random_tree(Most, Options, Tree) :-
    option(trees(Count), Options, 100),
    option(seed(Seed), Options, 1),
    option(alternating(Alternating), Options, false),
    Last is min(Most, Count)-1,
    between(0, Last, Number),
    random_tree(Seed, Number, Alternating, Tree).

forget(run(Copy, _, _, _, _, _)) :-
    restore(Copy).

%   A program that leaves something behind may go wrong when it is asked again. In the game of its
%   module all questions are asked one after the other.

asked_twice(run(_, Home, _, _, _, _), _, _, _, _, _, _) :-
    has_interface(Home),
    !,
    fail.
asked_twice(Run, Game, Options, Counter, Tree, Got, Reason) :-
    with_stack(64 000 000,
               ( random_tree(20, Options, Tree),
                 put(Run, Game, Tree),
                 Tree = [node(Pos, _, _, _)|_],
                 ask(Run, Game, Pos, _),
                 fails(Run, Game, Pos, Counter, Got, Reason) )).

%   The root and its successors.

asked([node(Pos, _, _, _)|_], Pos).
asked([node(_, Successors, _, _)|_], Pos) :-
    member(Pos, Successors).

put(run(Copy, _, _, _, _, _), Game, Tree) :-
    tree_facts(Tree, Facts),
    put_tree(Copy, Facts),
    put_game(Game, Facts).

%   The counterexample

own_counterexample(Run, Game, Pos, Got, Reason0, Counterexample) :-
    Run = run(_, Home, _, _, _, _),
    forget(Run),
    with_stack(256 000 000, ask(Run, Home, Pos, Alone)),
    (   Alone = right(_)
    ->  Reason = after_others(Reason0)
    ;   Reason = Reason0
    ),
    (   own_tree(Home, Pos, Tree)
    ->  (   Reason \= after_others(_),
            has_tree_failure(Run, Game, Tree, TreeGot, TreeReason)
        ->  small_counterexample(Run, Game, Tree, TreeGot, TreeReason, Counterexample)
        ;   counterexample(Run, Home, Tree, Got, Reason, Counterexample)
        )
    ;   query(Run, Pos, Query, _),
        expected(Run, Home, Pos, Expected),
        with_choice(Reason, Home, [], Reason1),
        Counterexample = counterexample([], Query, Expected, Got, Reason1)
    ).

has_tree_failure(Run, Game, Tree, Got, Reason) :-
    put(Run, Game, Tree),
    Tree = [node(Pos, _, _, _)|_],
    with_stack(64 000 000, ( ask(Run, Game, Pos, wrong(Got, Reason)) )).

%   The consulted facts that Pos leads to.

own_tree(Home, Pos, Tree) :-
    has_game(Home),
    predicate_property(Home:moves(_, _), number_of_rules(0)),
    catch(own_nodes([Pos], [], Home, 0, Tree), _, fail).

own_nodes([], _, _, _, []).
own_nodes([Pos|Queue], Seen, Home, Count, Tree) :-
    (   memberchk(Pos, Seen)
    ->  own_nodes(Queue, Seen, Home, Count, Tree)
    ;   Count < 1000,
        ( own_fact(Home, moves(Pos, Successors0)) -> Successors = Successors0 ; Successors = [] ),
        ( own_fact(Home, max_to_move(Pos)) -> Player = max
        ; own_fact(Home, min_to_move(Pos)) -> Player = min
        ; Player = none
        ),
        ( own_fact(Home, static_eval(Pos, Value0)) -> Value = Value0
        ; own_fact(Home, staticval(Pos, Value0)) -> Value = Value0
        ; Value = none
        ),
        append(Queue, Successors, Queue1),
        Count1 is Count+1,
        Tree = [node(Pos, Successors, Player, Value)|Tree1],
        own_nodes(Queue1, [Pos|Seen], Home, Count1, Tree1)
    ).

own_fact(Home, Fact) :-
    predicate_property(Home:Fact, number_of_clauses(_)),
    once(Home:Fact).

small_counterexample(Run0, Game, Tree, Got0, Reason0, Counterexample) :-
    quick(Run0, Reason0, Run),
    get_time(Now),
    Deadline is Now+15,
    with_stack(64 000 000,
               ( shrink(still_fails(Run, Game, Deadline), values_of(Game), Tree, Small),
                 Small = [node(Pos, _, _, _)|_],
                 put(Run0, Game, Small),
                 ask(Run0, Game, Pos, Outcome) )),
    (   Outcome = wrong(Got, Reason)
    ->  counterexample(Run0, Game, Small, Got, Reason, Counterexample)
    ;   put(Run0, Game, Tree),
        counterexample(Run0, Game, Tree, Got0, Reason0, Counterexample)
    ).

%   One that comes to no end is not waited for on each tree; the last tree is asked again.

quick(run(Copy, Home, Closure, Ties, Arity, Seconds), Reason, Run) :-
    memberchk(Reason, [time_limit(_), more(time_limit(_))]),
    !,
    Less is min(Seconds, 0.2),
    Run = run(Copy, Home, Closure, Ties, Arity, Less).
quick(Run, _, Run).

%   A candidate may be no game: then it is none.

still_fails(Run, Game, Deadline, Tree) :-
    get_time(Now),
    Now < Deadline,
    put(Run, Game, Tree),
    Tree = [node(Pos, _, _, _)|_],
    is_game(Game, Pos),
    ask(Run, Game, Pos, wrong(_, _)).

is_game(Game, Pos) :-
    catch(minimax:minimax(Game:Pos, _, _, _, [algorithm(minimax)]),
          error(existence_error(mover, _), _), fail).

values_of(Game, Tree, Pairs) :-
    tree_facts(Tree, Facts),
    put_game(Game, Facts),
    maplist(value_of(Game), Tree, Pairs).

value_of(Game, node(Pos, _, _, _), Pos-Val) :-
    minimax:minimax(Game:Pos, _, Val, _, [algorithm(minimax)]).

counterexample(Run, Game, Tree, Got, Reason0, counterexample(Facts, Query, Expected, Got, Reason)) :-
    Tree = [node(Pos, _, _, _)|_],
    tree_facts(Tree, Facts),
    query(Run, Pos, Query, _),
    expected(Run, Game, Pos, Expected),
    with_choice(Reason0, Game, Tree, Reason).

with_choice(more(Reason0), Game, Tree, more(Reason)) :-
    !,
    with_choice(Reason0, Game, Tree, Reason).
with_choice(after_others(Reason0), Game, Tree, after_others(Reason)) :-
    !,
    with_choice(Reason0, Game, Tree, Reason).
with_choice(Reason0, Game, Tree, Reason) :-
    Reason0 =.. [Name, at(Pos)],
    nonvar(Pos),
    !,
    choice(Game, Tree, Pos, Choice),
    Reason =.. [Name, Choice].
with_choice(Reason, _, _, Reason).

choice(_, [], Pos, choice(Pos, none, [])) :-
    !.
choice(Game, Tree, Pos, choice(Pos, Player, Values)) :-
    tree_choice(Tree, Pos, Player, Successors),
    findall(Succ-Val,
            ( member(Succ, Successors),
              minimax:minimax(Game:Succ, _, Val, _, [algorithm(minimax)]) ),
            Values).

%   Circumstances

%   A program without an end shall not need all memory to show it.

with_stack(Bytes, Goal) :-
    current_prolog_flag(stack_limit, Before),
    statistics(stack, Used),
    Limit is min(Before, Used+Bytes),
    setup_call_cleanup(
        set_prolog_flag(stack_limit, Limit),
        once(Goal),
        set_prolog_flag(stack_limit, Before)).

with_game_module(Game, Goal) :-
    setup_call_cleanup(
        take_game(Game),
        once(Goal),
        ( put_game(Game, []), assertz(free_game(Game)) )).

take_game(Game) :-
    retract(free_game(Game)),
    !.
take_game(Game) :-
    flag(minimax_verify_game, Number, Number+1),
    atom_concat('minimax verify game ', Number, Game),
    set_module(Game:base(user)),
    put_game(Game, []).

%   Options

check_options(Options) :-
    must_be(list, Options),
    forall(member(Option, Options), check_option(Option)).

check_option(Option) :-
    var(Option),
    !,
    instantiation_error(Option).
check_option(Option) :-
    compound(Option),
    compound_name_arguments(Option, Name, [Value]),
    known_option(Name, Type),
    !,
    check_value(Type, Name, Value).
check_option(Option) :-
    domain_error(verify_minimax_option, Option).

known_option(ties, oneof([any, last, first])).
known_option(arity, oneof([3, 4])).
known_option(trees, nonneg).
known_option(seed, integer).
known_option(time_limit, positive_number).
known_option(positions, list).
known_option(alternating, boolean).
known_option(notes, any).

check_value(any, _, _) :-
    !.
check_value(oneof(Values), Name, Value) :-
    !,
    (   var(Value)
    ->  instantiation_error(Value)
    ;   memberchk(Value, Values)
    ->  true
    ;   domain_error(Name, Value)
    ).
check_value(nonneg, Name, Value) :-
    !,
    must_be(integer, Value),
    ( Value >= 0 -> true ; domain_error(Name, Value) ).
check_value(positive_number, Name, Value) :-
    !,
    must_be(number, Value),
    ( Value > 0 -> true ; domain_error(Name, Value) ).
check_value(Type, _, Value) :-
    must_be(Type, Value).

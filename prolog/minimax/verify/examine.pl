:- module(minimax_verify_examine,
          [ examine/3                   % :Goal, +Options, -Report
          ]).

/** <module> verify_minimax/3: which questions are asked, and what is told
*/

:- autoload(library(apply), [include/3, maplist/3]).
:- autoload(library(error), [existence_error/2, must_be/2]).
:- autoload(library(lists), [append/2, append/3, member/2, memberchk/2]).
:- autoload(library(option), [option/3]).
:- use_module(circumstances).
:- use_module(copy).
:- use_module(counterexample).
:- use_module(first_wrong).
:- use_module(judge).
:- use_module(messages).
:- use_module(options).
:- use_module(own_game).
:- use_module(remark).
:- use_module(standing).
:- use_module(trials).

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
              with_game_module(Game,
                               examine(run(Copy, Home, Goal, Ties, Arity, Seconds), Game, Options,
                                       Report, Notes1))),
    append(Notes0, Notes1, Notes2),
    sort(Notes2, Notes),
    tell(Notes, Report, Options).

home(Module, _, Query, Home) :-
    program_of(Module, Query, Home),
    !.
home(Module, _, Query, _) :-
    functor(Query, Name, Arity),
    existence_error(procedure, Module:Name/Arity).

tell(Notes, Report, Options) :-
    (   memberchk(notes(Wanted), Options)
    ->  Wanted = Notes
    ;   shown(Notes, Shown),
        forall(member(Note, Shown), tell_note(Note, Report))
    ).

%   Of further answers one is enough.

shown(Notes, Shown) :-
    findall(Note, ( member(Note, Notes), Note \= more_solutions(_) ), Shown0),
    (   memberchk(more_solutions(Goal), Notes)
    ->  Shown = [more_solutions(Goal)|Shown0]
    ;   Shown = Shown0
    ).

tell_note(convention(Convention), Report) :-
    !,
    functor(Report, Verdict, _),
    print_message(informational, minimax(verify_convention(Convention, Verdict))).
tell_note(Note, _) :-
    ( Note = first_wrong(_, _, _) -> Kind = error ; Kind = warning ),
    print_message(Kind, minimax(verify_note(Note))).

%   By each convention, until it is wrong by all of them.

examine(Run, Game, Options, Report, Notes) :-
    Run = run(_, Home, _, _, _, _),
    look(Home, Options, Like),
    conventions(Options, Conventions),
    new_standings(Conventions, Standings),
    ask_own(Run, Options, Standings),
    ask_trees(Run, Game, Options, Like, Standings, Notes0),
    ask_twice(Run, Game, Options, Like, Standings),
    (   include(is_right, Standings, [Right|More])
    ->  maplist(standing_convention, [Right|More], Left),
        tell_right(Run, Game, Options, Left, Standings, Report, Notes1)
    ;   followed(Standings, Standing),
        tell_wrong(Run, Game, Options, Like, Standing, Report, Notes1)
    ),
    append(Notes0, Notes1, Notes).

tell_right(Run, Game, Options, Conventions, Standings, pass(Count), Notes) :-
    Run = run(_, Home, _, _, _, _),
    (   has_interface(Home)
    ->  Conventions = [Convention|_],
        Remarks = []
    ;   remarks(Run, Game, Options, Conventions, Convention, Remarks)
    ),
    ( Convention == book -> Own = definition ; Own = Convention ),
    member(Standing, Standings),
    standing_convention(Standing, Own),
    !,
    standing_rights(Standing, Count),
    standing_notes(Standing, Answers),
    convention_note(Convention, Named),
    append([Named, Remarks, Answers], Notes).

tell_wrong(Run, Game, Options, Like, Standing, fail(Counterexample), Notes) :-
    standing_convention(Standing, Convention),
    standing_failure(Standing, Failure),
    (   Failure = failure(own(_), _, _)
    ->  Run = run(_, Home, Goal, Ties, Arity, Seconds),
        with_copy(Home, Copy, _,                        % the other one holds a random tree
                  own_counterexample(Failure, run(Copy, Home, Goal, Ties, Arity, Seconds), Game,
                                     Options, Convention, Like, Counterexample, First))
    ;   counterexample_of(Failure, Run, Game, Convention, Like, Counterexample),
        First = []
    ),
    standing_notes(Standing, Answers),
    convention_note(Convention, Named),
    append([Named, First, Answers], Notes).

own_counterexample(Failure, Run, Game, Options, Convention, Like, Counterexample, First) :-
    Failure = failure(own(Pos), _, _),
    (   first_wrong(Run, Options, Convention, Pos, Note)
    ->  First = [Note]
    ;   First = []
    ),
    counterexample_of(Failure, Run, Game, Convention, Like, Counterexample).

convention_note(Convention, Note) :-
    (   Convention == definition
    ->  Note = []
    ;   Note = [convention(Convention)]
    ).

%   In the game of its module all questions are asked one after the other.

ask_own(Run, Options, Standings) :-
    Run = run(_, Home, _, _, _, _),
    own_positions(Home, Options, Positions),
    with_stack(256 000 000,
               forall(( member(Pos, Positions), \+ are_over(Standings) ),
                      judge_question(Run, Home, Pos, own(Pos), Standings, _))).

ask_trees(Run, _, _, _, Standings, [interface(Home)]) :-
    Run = run(_, Home, _, _, _, _),
    has_interface(Home),
    \+ are_over(Standings),
    !.
ask_trees(Run, Game, Options, Like, Standings, []) :-
    (   are_over(Standings)
    ->  true
    ;   with_stack(64 000 000,
                   forall(( course_tree(inf, Options, Like, Tree),
                            \+ are_over(Standings),
                            put(Run, Game, Tree),
                            asked(Tree, Pos),
                            \+ are_over(Standings) ),
                          ( forget(Run),
                            judge_question(Run, Game, Pos, tree(Tree, Pos), Standings, _) )))
    ).

%   A program that leaves something behind may go wrong when it is asked again.

ask_twice(run(_, Home, _, _, _, _), _, _, _, _) :-
    has_interface(Home),
    !.
ask_twice(Run, Game, Options, Like, Standings0) :-
    include(is_right, Standings0, Standings),
    (   Standings == []
    ->  true
    ;   with_stack(64 000 000,
                   forall(( course_tree(20, Options, Like, Tree), \+ are_over(Standings) ),
                          ask_twice(Run, Game, Tree, Standings)))
    ).

ask_twice(Run, Game, Tree, Standings) :-
    put(Run, Game, Tree),
    Tree = [node(Pos, _, _, _)|_],
    replies(Run, Pos, _),
    judge_question(Run, Game, Pos, again(Tree), Standings, _).

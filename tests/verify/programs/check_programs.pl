% Whether the programs in right/, wrong/, right_alphabeta/ and wrong_alphabeta/ are what they are
% said to be: plain SWI-Prolog tells, by the definition of minimax in a few lines below and random
% trees, without any code of this project.
%
%     swipl check_programs.pl -- [--seed N] [--trees N] [FILE...]
%
% Without a FILE, all of the four folders. A program is loaded in a process of its own and asked
% about the positions of the course notes' tree and of N random trees (300). Prints a line for each
% program that is not as expected and a summary; the status is 1 if there is such a program.
%
% Right programs must give one right answer to every query. A wrong program must go wrong on some
% tree, and again in a new process on that tree alone; where it names a misconception of minimax, it
% must answer everything as the model below does; one that says `% expect: no_answer` must not
% give a single answer, right or wrong.

:- module(check_programs, []).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module(library(random)).
:- use_module(library(readutil)).
:- use_module(library(process)).
:- use_module(library(time)).
:- use_module(library(option)).
:- use_module(library(solution_sequences)).
:- use_module(library(filesex)).

:- initialization(main, main).

main :-
    current_prolog_flag(argv, Argv),
    options(Argv, [], Files, Options),
    (   option(result(ResultFile), Options)
    ->  Files = [File],
        catch(run_program(File, Result, Options), Result, true),
        setup_call_cleanup(open(ResultFile, write, Out),
                           format(Out, "~k.~n", [Result]),
                           close(Out)),
        halt
    ;   check_programs(Files, Options)
    ).

options([], Options, [], Options).
options(['--seed', Text|Argv], Options0, Files, Options) :-
    !,
    atom_number(Text, Seed),
    options(Argv, [seed(Seed)|Options0], Files, Options).
options(['--trees', Text|Argv], Options0, Files, Options) :-
    !,
    atom_number(Text, Trees),
    options(Argv, [trees(Trees)|Options0], Files, Options).
options(['--only', Text|Argv], Options0, Files, Options) :-
    !,
    atom_number(Text, Tree),
    options(Argv, [only(Tree)|Options0], Files, Options).
options(['--result', File|Argv], Options0, Files, Options) :-
    !,
    options(Argv, [result(File)|Options0], Files, Options).
options([File|Argv], Options0, [File|Files], Options) :-
    options(Argv, Options0, Files, Options).


%   All programs

:- dynamic here/1.
:- prolog_load_context(directory, Folder), assertz(here(Folder)).

check_programs([], Options) :-
    !,
    here(Here),
    findall(File,
            ( member(Folder, [right, right_alphabeta, wrong, wrong_alphabeta]),
              atomic_list_concat([Here, /, Folder, '/*.pl'], Pattern),
              expand_file_name(Pattern, Found),
              member(File, Found)
            ),
            Files),
    Files \== [],
    check_programs(Files, Options).
check_programs(Files, Options) :-
    partition([File]>>check_program(File, Options), Files, Good, Bad),
    length(Good, GoodCount),
    length(Bad, BadCount),
    format("~d programs are as expected, ~d are not~n", [GoodCount, BadCount]),
    (   Bad == [] -> halt(0) ; halt(1) ).

check_program(File, Options) :-
    expectation(File, Expected),
    process_result(File, Result, Options),
    (   as_expected(Expected, Result),
        (   Expected = wrong,
            Result = result(_, _, _, bad(Tree, _))
        ->  process_result(File, Again, [only(Tree)|Options]),
            Again = result(_, _, _, bad(Tree, _))
        ;   true
        )
    ->  true
    ;   format("~w: expected ~w, but ~q~n", [File, Expected, Result]),
        fail
    ).

expectation(File, Expected) :-
    folder(File, Folder),
    expectation(Folder, File, Expected).

folder(File, Folder) :-
    absolute_file_name(File, Absolute),
    file_directory_name(Absolute, Path),
    file_base_name(Path, Folder).

expectation(right, _, right) :- !.
expectation(right_alphabeta, _, right) :- !.
expectation(_, File, Expected) :-
    first_line(File, Line),
    (   sub_atom(Line, 0, _, _, '% expect: no_answer')
    ->  Expected = no_answer
    ;   sub_atom(Line, 0, _, _, '% expect: fail misconception=')
    ->  Expected = wrong
    ;   Expected = a_first_line_that_says_what_to_expect
    ).

as_expected(right, result(Right, 0, 0, none)) :- Right > 0.
as_expected(wrong, result(Right, Wrong, _, bad(_, _))) :- Right+Wrong > 0.
as_expected(no_answer, result(0, 0, None, _)) :- None > 0.

first_line(File, Line) :-
    setup_call_cleanup(open(File, read, In, [encoding(utf8)]),
                       read_line_to_string(In, String),
                       close(In)),
    (   String == end_of_file -> Line = '' ; atom_string(Line, String) ).

%   process_result(+File, -Result, +Options): Result is result(Right, Wrong, None, Bad): how many
%   queries got a right answer, a wrong one, none; Bad is none or
%   bad(Tree, Why) for the first tree on which the program went wrong.

process_result(File, Result, Options) :-
    here(Here),
    atom_concat(Here, '/check_programs.pl', Script),
    findall(Arg,
            ( member(Name, [seed, trees, only]),
              Option =.. [Name, Value],
              memberchk(Option, Options),
              atom_concat('--', Name, Switch),
              member(Arg, [Switch, Value])
            ),
            Switches),
    tmp_file(check_programs, ResultFile),
    append([Script, --|Switches], ['--result', ResultFile, File], Arguments),
    current_prolog_flag(executable, Swipl),
    process_create(Swipl, Arguments,
                   [stdin(null), stdout(null), stderr(null), process(Pid)]),
    process_wait(Pid, Status, [timeout(120)]),
    (   Status == timeout
    ->  process_kill(Pid, kill),
        process_wait(Pid, _),
        Result = timeout
    ;   exists_file(ResultFile)
    ->  setup_call_cleanup(open(ResultFile, read, In), read(In, Result), close(In)),
        delete_file(ResultFile)
    ;   Result = Status
    ).


%   One program, in this process

run_program(File, Result, Options) :-
    set_prolog_flag(stack_limit, 100_000_000),
    option(seed(Seed), Options, 1),
    option(trees(Trees), Options, 300),
    tie_rule(File, Tie),
    folder(File, Folder),
    (   sub_atom(Folder, _, _, 0, alphabeta) -> Predicate = alphabeta ; Predicate = minimax ),
    assertz(loading),
    catch(call_with_time_limit(10, load_files(user:File, [])), _, true),
    retractall(loading),
    set_aside_facts,
    option(only(Only), Options, all),
    (   Only == all -> numlist(0, Trees, Numbers) ; Numbers = [Only] ),
    misconception(File, Name),
    assertz(follows(Name)),
    expectation(File, Expected),
    assertz(expects(Expected)),
    run_trees(Numbers, Seed, Predicate, Tie, result(0, 0, 0, none), Result).

%   A program that halts at its end is judged all the same.

:- dynamic loading/0.
:- at_halt(( loading -> cancel_halt(loading) ; true )).

:- dynamic expects/1.    % expects(Expected): as expectation/2 says
:- dynamic follows/1.    % follows(Name): of the misconception, or nothing

misconception(File, Name) :-
    first_line(File, Line),
    (   atomic_list_concat([_, Rest], 'misconception=', Line),
        atomic_list_concat([Name|_], ' ', Rest),
        Name \== none,
        \+ sub_atom(Name, 0, _, _, ab_)
    ->  true
    ;   Name = nothing
    ).

follows_model(_, _) :- follows(nothing), !.
follows_model(Pos, Answers) :-
    follows(Name),
    (   Answers = [answer(Best, Val, Line)]
    ->  model(Name, Pos, B, V, L),
        number(Val),
        Val =:= V,
        L == Line,
        ( var(B) -> var(Best) ; B == Best )
    ;   Answers == [],
        \+ model(Name, Pos, _, _, _)
    ),
    !.

tie_rule(File, Tie) :-
    first_line(File, Line),
    (   sub_atom(Line, _, _, _, 'options=--ties first')
    ->  Tie = first
    ;   sub_atom(Line, _, _, _, 'options=--ties last')
    ->  Tie = last
    ;   Tie = any
    ).

fact(moves/2).
fact(static_eval/2).
fact(max_to_move/1).
fact(min_to_move/1).

set_aside_facts :-
    forall(( fact(Name/Arity),
             functor(Head, Name, Arity),
             current_module(Module),
             Module \== check_programs,
             Module \== user,
             predicate_property(Module:Head, defined),
             \+ predicate_property(Module:Head, imported_from(_))
           ),
           ( abolish(Module:Name/Arity),
             dynamic(Module:Name/Arity),
             assertz((Module:Head :- user:Head))
           )),
    forall(fact(Name/Arity),
           ( abolish(user:Name/Arity), dynamic(user:Name/Arity) )).

run_trees([], _, _, _, Result, Result).
run_trees([Number|Numbers], Seed, Predicate, Tie, Result0, Result) :-
    make_tree(Number, Seed, Asked),
    show_tree(Predicate),
    foldl(run_query(Number, Predicate, Tie), Asked, Result0, Result1),
    Result1 = result(Right, Wrong, None, Bad),
    (   follows(nothing),
        ( Bad \== none, Right+Wrong > 0 ; None > 10 )
    ->  Result = Result1
    ;   run_trees(Numbers, Seed, Predicate, Tie, Result1, Result)
    ).

run_query(_, _, _, _, Result, Result) :-
    Result = result(_, _, None, _),
    None > 10,
    follows(nothing),
    !.
run_query(Number, Predicate, Tie, Pos, result(R0, W0, N0, Bad0), result(R, W, N, Bad)) :-
    retractall(called(_)),
    query(Predicate, Pos, Goal, Answer),
    time_limit(Limit),
    catch(call_with_time_limit(Limit, findall(Answer, limit(2, user:Goal), Answers)),
          Error,
          Answers = error(Error)),
    (   \+ follows_model(Pos, Answers)
    ->  throw(not_as_the_model(Pos, Answers))
    ;   true
    ),
    (   Answers = [Only],
        right(Predicate, Pos, Tie, Only)
    ->  Bad = Bad0,
        R is R0+1, W = W0, N = N0
    ;   ( Bad0 == none -> Bad = bad(Number, Pos-Why) ; Bad = Bad0 ),
        (   Answers = [_|_]
        ->  Why = Answers,
            R = R0, W is W0+1, N = N0
        ;   ( Answers = error(E) -> short(E, Why) ; Why = Answers ),
            R = R0, W = W0, N is N0+1
        )
    ).

%   time_limit(-Seconds): long where an answer must come, however busy the machine is

time_limit(20) :- ( expects(right) ; \+ follows(nothing) ), !.
time_limit(1).

short(E, Why) :- E = error(Formal, _), !, Why = Formal.
short(E, E).

query(minimax, Pos, minimax(Pos, Best, Val, Line), answer(Best, Val, Line)).
query(alphabeta, Pos, alphabeta(Pos, -inf, inf, Best, Val), answer(Best, Val, none)).

right(minimax, Pos, Tie, answer(Best, Val, Line)) :-
    number(Val),
    value(Pos, Right),
    Val =:= Right,
    is_list(Line),
    right_line(Pos, Tie, Line),
    (   Line = [First|_] -> Best == First ; var(Best) ).
right(alphabeta, Pos, _, answer(Best, Val, none)) :-
    number(Val),
    value(Pos, Right),
    Val =:= Right,
    (   node(Pos, [_|_], _, _)
    ->  ground(Best),
        optimal(Pos, Successors),
        memberchk(Best, Successors)
    ;   var(Best)
    ),
    findall(Leaf, called(Leaf), Called),
    member(Cut, [>=, >]),
    evaluated(Pos, Cut, Called),
    !.

right_line(Pos, Tie, Line) :-
    optimal(Pos, Successors),
    (   Successors == []
    ->  Line == []
    ;   Line = [Best|Rest],
        ground(Best),
        (   Tie == any
        ->  memberchk(Best, Successors)
        ;   Tie == first
        ->  Successors = [Best|_]
        ;   last(Successors, Best)
        ),
        right_line(Best, Tie, Rest)
    ).


%   The definition

:- dynamic node/4.       % node(Pos, Successors, Mover, Value), a Mover of none, a Value of none
:- dynamic called/1.     % called(Leaf): static_eval/2 was asked about it, in that order

value(Pos, Value) :-
    node(Pos, Successors, _, Static),
    (   Successors == []
    ->  Value = Static
    ;   mover(Pos, Mover),
        maplist(value, Successors, Values),
        (   Mover == max -> max_list_exact(Values, Value) ; min_list_exact(Values, Value) )
    ).

max_list_exact(Values, Max) :- member(Max, Values), forall(member(V, Values), V =< Max), !.
min_list_exact(Values, Min) :- member(Min, Values), forall(member(V, Values), V >= Min), !.

mover(Pos, Mover) :-
    node(Pos, [Successor|_], Own, _),
    (   Own \== none
    ->  Mover = Own
    ;   node(Successor, _, Other, _),
        opponent(Other, Mover)
    ).

opponent(max, min).
opponent(min, max).

optimal(Pos, Optimal) :-
    value(Pos, Value),
    node(Pos, Successors, _, _),
    include({Value}/[S]>>( value(S, V), V =:= Value ), Successors, Optimal).

%   evaluated(+Pos, +Cut, -Leaves): what alpha-beta evaluates from left to right, cutting off where
%   the value compares by Cut with the bound.

evaluated(Pos, Cut, Leaves) :-
    alpha_beta(Pos, -inf, inf, Cut, _, Leaves, []).

alpha_beta(Pos, _, _, _, Value) -->
    { node(Pos, [], _, Value) },
    !,
    [Pos].
alpha_beta(Pos, Alpha, Beta, Cut, Value) -->
    { node(Pos, Successors, _, _), mover(Pos, Mover) },
    alpha_beta(Mover, Successors, Alpha, Beta, Cut, none, Value).

alpha_beta(_, [], _, _, _, Best, Best) --> [].
alpha_beta(Mover, [S|Ss], Alpha, Beta, Cut, Best0, Value) -->
    alpha_beta(S, Alpha, Beta, Cut, V),
    { Best0 == none        -> Best = V
    ; Mover == max, V > Best0 -> Best = V
    ; Mover == min, V < Best0 -> Best = V
    ; Best = Best0
    },
    (   { Mover == max, call(Cut, Best, Beta)
        ; Mover == min, call(Cut, Alpha, Best)
        }
    ->  { Value = Best }
    ;   { Mover == max -> larger(Alpha, Best, A), B = Beta
        ; A = Alpha, smaller(Beta, Best, B)
        },
        alpha_beta(Mover, Ss, A, B, Cut, Best, Value)
    ).

larger(X, Y, Z) :- ( X >= Y -> Z = X ; Z = Y ).
smaller(X, Y, Z) :- ( X =< Y -> Z = X ; Z = Y ).


%   Misconceptions: model(+Name, +Pos, -Best, -Val, -Line) is what a program with it answers, once
%   for each way to take equally good successors.

model(Name, Pos, Best, Val, Line) :-
    once(modelled(Name)),
    model(Name, Pos, Val, Line),
    ( Line = [Best|_] -> true ; true ).
model(list_with_root, Pos, Best, Val, [Pos|Line]) :-
    model(none, Pos, Best, Val, Line).
model(list_reversed, Pos, Best, Val, Reversed) :-
    model(none, Pos, Best, Val, Line),
    reverse(Line, Reversed).
model(list_first_only, Pos, Best, Val, First) :-
    model(none, Pos, Best, Val, Line),
    ( Line == [] -> First = [] ; First = [Best] ).
model(list_without_leaf, Pos, Best, Val, Short) :-
    model(none, Pos, Best, Val, Line),
    ( append(Short, [_], Line) -> true ; Short = [] ).
model(best_is_leaf, Pos, Leaf, Val, Line) :-
    model(none, Pos, _, Val, Line),
    ( last(Line, Leaf) -> true ; true ).
model(list_with_repeats, Pos, Best, Val, Repeats) :-
    model(none, Pos, Best, Val, Line),
    repeats(Pos, Line, Repeats).
model(tie_last, Pos, Best, Val, Line) :-
    findall(V-L, model(none, Pos, V, L), Plays),
    last(Plays, Val-Line),
    ( Line = [Best|_] -> true ; true ).
model(tie_first, Pos, Best, Val, Line) :-
    once(model(none, Pos, Best, Val, Line)).
model(best_leaf, Pos, Best, Val, Line) :-
    findall(V-L, below(Pos, V, L), Pairs),
    ( mover(Pos, Mover) -> true ; Mover = max ),
    best_pair(Mover, Pairs, Val-Line),
    ( Line = [Best|_] -> true ; true ).
model(negamax_leaf_sign, Pos, Best, Val, Line) :-
    negamax(Pos, N, Line),
    (   Line = [Best|_]
    ->  ( mover(Pos, max) -> Val = N ; member(Sign, [-1, 1]), Val is Sign*N )
    ;   Val = N
    ).

%   repeats(+Pos, +Line, -Repeats): the list of the notes' printed program

repeats(_, [], []).
repeats(Pos, [Best|Line], Repeats) :-
    node(Pos, Successors, _, _),
    nth1(Place, Successors, Best),
    length(Successors, Count),
    Times is min(Place, Count-1),
    length(Winner, Times),
    maplist(=(Best), Winner),
    repeats(Best, Line, Rest),
    append(Winner, Rest, Repeats).

below(Pos, Val, []) :- node(Pos, [], _, Val).
below(Pos, Val, [S|Line]) :- node(Pos, Ss, _, _), member(S, Ss), below(S, Val, Line).

negamax(Pos, Val, []) :- node(Pos, [], _, Val), !.
negamax(Pos, Val, [S|Line]) :-
    node(Pos, Ss, _, _),
    findall(V-T, ( member(T, Ss), once(negamax(T, W, _)), V is -W ), Pairs),
    best_pair(max, Pairs, Val-S),
    negamax(S, W, Line),
    Val =:= -W.

best_pair(Mover, Pairs, V-X) :-
    member(V-X, Pairs),
    (   Mover == max
    ->  forall(member(W-_, Pairs), V >= W)
    ;   forall(member(W-_, Pairs), V =< W)
    ).

modelled(none).
modelled(always_max).
modelled(always_min).
modelled(swapped).
modelled(mover_by_depth).
modelled(max_by_depth).
modelled(mover_of_child).
modelled(greedy_static).
modelled(first_successor).
modelled(last_successor).
modelled(accumulator_zero).
modelled(average_at_min).
modelled(one_ply_short).
modelled(inner_static).

model(Name, Pos, Val, Line) :-
    ( Name == mover_by_depth, mover(Pos, Mover) -> true ; Mover = max ),
    play(Name, Mover, Pos, Val, Line).

play(Name, _, Pos, Val, []) :-
    node(Pos, Successors, _, Static),
    (   Successors == [] -> true
    ;   Name == inner_static -> Static \== none
    ;   Name == one_ply_short -> forall(member(S, Successors), node(S, [], _, _))
    ),
    !,
    Static \== none,
    Val = Static.
play(Name, ByDepth, Pos, Val, Line) :-
    node(Pos, Successors, _, _),
    goal(Name, Pos, ByDepth, Goal),
    opponent(ByDepth, Next),
    maplist(worth(Name, Next), Successors, Worths),
    pairs(Worths, Successors, Pairs),
    (   Name == accumulator_zero,
        forall(member(W-_, Pairs), ( Goal == max -> W =< 0 ; W >= 0 ))
    ->  Val = 0,
        Line = []
    ;   pick(Goal, Pairs, S),
        play(Name, Next, S, SVal, Rest),
        Line = [S|Rest],
        (   Name == average_at_min, Goal == min
        ->  sum_list(Worths, Sum),
            length(Worths, Count),
            Val is Sum/Count
        ;   Val = SVal
        )
    ).

pairs([], [], []).
pairs([V|Vs], [S|Ss], [V-S|Pairs]) :- pairs(Vs, Ss, Pairs).

worth(greedy_static, _, S, Val) :- !, node(S, _, _, Val), Val \== none.
worth(Name, Mover, S, Val) :- once(play(Name, Mover, S, Val, _)).

goal(always_max, _, _, max) :- !.
goal(always_min, _, _, min) :- !.
goal(swapped, Pos, _, Goal) :- !, mover(Pos, Mover), opponent(Mover, Goal).
goal(mover_by_depth, _, Mover, Mover) :- !.
goal(max_by_depth, _, Mover, Mover) :- !.
goal(mover_of_child, _, _, child) :- !.
goal(first_successor, _, _, first) :- !.
goal(last_successor, _, _, last) :- !.
goal(_, Pos, _, Mover) :- mover(Pos, Mover).

pick(max, Pairs, S) :- !, best_pair(max, Pairs, _-S).
pick(min, Pairs, S) :- !, best_pair(min, Pairs, _-S).
pick(first, [_-S|_], S) :- !.
pick(last, Pairs, S) :- !, last(Pairs, _-S).
pick(child, Pairs, S) :- reverse(Pairs, [Last|Others]), foldl(against, Others, Last, _-S).

against(V-S, W-T, Winner) :-
    node(S, _, Mover, _),
    ( Mover == min, V > W -> Winner = V-S ; Mover == max, V < W -> Winner = V-S ; Winner = W-T ).


%   Trees

show_tree(Predicate) :-
    forall(( fact(Name/Arity), functor(Head, Name, Arity) ), retractall(user:Head)),
    forall(node(Pos, Successors, Mover, Value),
           ( ( Successors == [] -> true ; assertz(user:moves(Pos, Successors)) ),
             ( Mover == none -> true
             ; Mover == max -> assertz(user:max_to_move(Pos))
             ; assertz(user:min_to_move(Pos))
             ),
             ( Value == none -> true
             ; Predicate == alphabeta, Successors == []
             ->  assertz((user:static_eval(Pos, Value) :- assertz(check_programs:called(Pos))))
             ; assertz(user:static_eval(Pos, Value))
             )
           )).

:- dynamic setting/2.    % setting(Name, Value) of the tree that grows
:- dynamic at_depth/2.   % at_depth(Depth, Pos) of the positions that others may share

make_tree(0, _, Asked) :-
    !,
    retractall(node(_, _, _, _)),
    forall(notes(Pos, Successors, Mover, Value), assertz(node(Pos, Successors, Mover, Value))),
    findall(Pos, node(Pos, _, _, _), Asked).
make_tree(Number, Seed, Asked) :-
    TreeSeed is Seed*100_000+Number,
    set_random(seed(TreeSeed)),
    retractall(node(_, _, _, _)),
    retractall(setting(_, _)),
    retractall(at_depth(_, _)),
    set(number, Number),
    random_between(0, 4, Depth),
    set(depth, Depth),
    random_member(Alternating, [true, false]),
    set(alternating, Alternating),
    random_member(FirstMover, [max, min]),
    set(first_mover, FirstMover),
    random_member(Values, [few, many, negative, floats, mixed, positive]),
    set(values, Values),
    random_member(Inner, [true, false]),
    set(inner_values, Inner),
    random_member(Shared, [true, false, false]),
    set(shared, Shared),
    random_member(Names, [atoms, compounds, mixed]),
    set(names, Names),
    grow(0, Root),
    (   maybe(1, 8),
        Alternating == true,
        node(Root, [_|_], _, _)
    ->  retract(node(Root, Successors, _, Value)),
        assertz(node(Root, Successors, none, Value))
    ;   true
    ),
    findall(Pos, ( node(Pos, _, _, _), Pos \== Root ), Others),
    random_permutation(Others, Mixed),
    (   length(Some, 3), append(Some, _, Mixed) -> true ; Some = Mixed ),
    Asked = [Root|Some].

set(Name, Value) :- assertz(setting(Name, Value)).

grow(Depth, Pos) :-
    name(Pos),
    setting(depth, Most),
    (   Depth < Most,
        ( Depth =:= 0 -> true ; maybe(3, 4) )
    ->  random_between(1, 4, Most4),
        random_between(1, Most4, Count),
        Next is Depth+1,
        successors(Count, Next, [], Successors)
    ;   Successors = []
    ),
    (   setting(alternating, true)
    ->  setting(first_mover, First),
        (   0 is Depth mod 2 -> Mover = First ; opponent(First, Mover) )
    ;   random_member(Mover, [max, min])
    ),
    (   ( Successors == [] ; setting(inner_values, true) )
    ->  setting(values, Kind),
        random_value(Kind, Value)
    ;   Value = none
    ),
    assertz(node(Pos, Successors, Mover, Value)),
    assertz(at_depth(Depth, Pos)).

successors(0, _, _, []) :- !.
successors(Count, Depth, Before, [Pos|Successors]) :-
    (   setting(shared, true),
        maybe(1, 2),
        findall(P, ( at_depth(Depth, P), \+ memberchk(P, Before) ), [P0|Ps])
    ->  random_member(Pos, [P0|Ps])
    ;   grow(Depth, Pos)
    ),
    Rest is Count-1,
    successors(Rest, Depth, [Pos|Before], Successors).

random_value(few, Value) :- random_between(0, 2, Value).
random_value(many, Value) :- random_between(-20, 20, Value).
random_value(negative, Value) :- random_between(-9, -1, Value).
random_value(positive, Value) :- random_between(1, 9, Value).
random_value(floats, Value) :- random_between(-8, 8, I), Value is I/4.0.
random_value(mixed, Value) :-
    random_between(-8, 8, I),
    random_member(Value0, [I, I/2.0, I*1.0]),
    Value is Value0.

name(Name) :-
    setting(number, Number),
    flag(check_programs_name, Count, Count+1),
    setting(names, Kind0),
    (   Kind0 == mixed -> random_member(Kind, [atoms, compounds]) ; Kind = Kind0 ),
    random_between(0, 999, Random),
    random_member(Letter, [a, f, k, p, w, z]),
    (   Kind == atoms
    ->  format(atom(Name), "~w~d_~d_~d", [Letter, Random, Number, Count])
    ;   random_member(Name,
                      [ pos(Letter, [Number, Count]),
                        Random-[Letter, Number/Count],
                        node(s(Random), Number, "text", Count)
                      ])
    ).

notes(a, [b,c], none, none).
notes(b, [d,e], min, none).
notes(c, [f,g], min, none).
notes(d, [h,i], max, none).
notes(e, [j,l], max, none).
notes(f, [m,n], max, none).
notes(g, [o,p], max, none).
notes(h, [], min, 1).
notes(i, [], min, 4).
notes(j, [], min, 5).
notes(l, [], min, 6).
notes(m, [], min, 2).
notes(n, [], min, 1).
notes(o, [], min, 1).
notes(p, [], min, 1).

% Whether the programs in book/, book_alphabeta/ and notes/ are what they are said to be on the trees
% of a course: two successors, MAX and MIN in turns, the root undeclared. Plain SWI-Prolog tells, by
% the definition of minimax in a few lines below, without any code of this project.
%
%     swipl check_course.pl -- [SEED]
%
% The first program of a folder, which says `% expect: pass`, must give a right answer to every
% query; each of the others must give another answer than that one to some query, or, of alpha-beta,
% evaluate other leaves.

:- module(check_course, []).
:- use_module(library(apply)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module(library(readutil)).
:- use_module(library(time)).

:- dynamic node/4, evaluated/1.         % Pos, Successors, Mover, Value
:- prolog_load_context(directory, Here), assertz(here(Here)).
:- initialization(main, main).

main(Argv) :-
    (   Argv = [Text] -> atom_number(Text, Seed) ; Seed = 1 ),
    set_random(seed(Seed)),
    findall(Tree, ( between(1, 100, I), Depth is 1 + I mod 4, tree(Depth, Tree) ), Trees),
    findall(Folder-Name, member(Folder-Name, [book-3, book_alphabeta-5, notes-4]), Folders),
    maplist(check_folder(Trees), Folders, Counts),
    sum_list(Counts, Count),
    format("seed ~w: ~D programs on 100 trees are as they are said to be~n", [Seed, Count]).

check_folder(Trees, Folder-Arity, Count) :-
    here(Here),
    directory_file_path(Here, Folder, Path),
    directory_file_path(Path, '*.pl', Pattern),
    expand_file_name(Pattern, Files),
    partition(is_right, Files, [Right], Wrong),
    Wrong = [_,_,_,_,_],
    answers(Right, Arity, Trees, Answers, Problems),
    (   Problems == [] -> true ; fault(Right, Problems) ),
    forall(member(File, Wrong),
           (   answers(File, Arity, Trees, Others, _),
               Others \== Answers
           ->  true
           ;   fault(File, 'answers as the right one does')
           )),
    length(Files, Count).

fault(File, Problem) :-
    format("~w: ~w~n", [File, Problem]),
    halt(1).

is_right(File) :-
    setup_call_cleanup(open(File, read, In), read_line_to_string(In, Line), close(In)),
    Line == "% expect: pass".

% What a program answers about each tree, and where that is not right.
answers(File, Arity, Trees, Answers, Problems) :-
    gensym(program, Module),
    forall(member(Fact, [moves/2, static_eval/2, staticval/2, max_to_move/1, min_to_move/1]),
           dynamic(Module:Fact)),
    assertz((Module:staticval(Pos, Val) :- Module:static_eval(Pos, Val))),
    assertz((Module:static_eval(Pos, Val) :-
                check_course:node(Pos, [], _, Val), assertz(check_course:evaluated(Pos)))),
    assertz((Module:moves(Pos, Successors) :- check_course:node(Pos, Successors, _, _),
                Successors \== [])),
    assertz((Module:max_to_move(Pos) :- check_course:node(Pos, _, max, _))),
    assertz((Module:min_to_move(Pos) :- check_course:node(Pos, _, min, _))),
    Module:load_files(File, [silent(true)]),
    maplist(answer(Module, Arity), Trees, Answers),
    findall(Tree-Answer, ( nth1(I, Trees, Tree), nth1(I, Answers, Answer),
                           \+ is_right(Tree, Answer) ), Problems).

answer(Module, Arity, Tree, answer(Best, Val, Line, Leaves)) :-
    retractall(node(_, _, _, _)),
    retractall(evaluated(_)),
    forall(member(Node, Tree), assertz(Node)),
    query(Arity, Goal, Best, Val, Line),
    (   catch(call_with_time_limit(2, Module:Goal), _, fail)
    ->  findall(Leaf, evaluated(Leaf), Leaves0),
        (   Arity =:= 5 -> Leaves = Leaves0 ; Leaves = [] )
    ;   Best = none, Val = none, Line = none, Leaves = []
    ).

query(3, minimax(r, Best, Val), Best, Val, none).
query(4, minimax(r, Best, Val, Line), Best, Val, Line).
query(5, alphabeta(r, -1000, 1000, Best, Val), Best, Val, none).

is_right(Tree, answer(Best, Val, Line, _)) :-
    value(Tree, r, max, Val),
    value(Tree, Best, min, Val),
    (   Line == none -> true ; is_line(Tree, r, max, Val, Line) ).

% Each position of the line is a successor of the one before it, and has the value.
is_line(Tree, Pos, _, _, []) :-
    memberchk(node(Pos, [], _, _), Tree).
is_line(Tree, Pos, Mover, Val, [Succ|Line]) :-
    memberchk(node(Pos, Successors, _, _), Tree),
    memberchk(Succ, Successors),
    opponent(Mover, Other),
    value(Tree, Succ, Other, Val),
    is_line(Tree, Succ, Other, Val, Line).

value(Tree, Pos, Mover, Val) :-
    memberchk(node(Pos, Successors, _, Static), Tree),
    (   Successors == []
    ->  Val = Static
    ;   opponent(Mover, Other),
        findall(V, ( member(Succ, Successors), value(Tree, Succ, Other, V) ), Values),
        (   Mover == max -> max_list(Values, Val) ; min_list(Values, Val) )
    ).

opponent(max, min).
opponent(min, max).

% A tree of that depth, whose root r is MAX's and undeclared.
tree(Depth, Tree) :-
    phrase(nodes(r, none, min, Depth), Tree).

nodes(Pos, Declared, _, 0) -->
    !,
    { random_between(-9, 9, Value) },
    [node(Pos, [], Declared, Value)].
nodes(Pos, Declared, Next, Depth) -->
    { gensym(p, First), gensym(p, Second), Less is Depth-1, opponent(Next, After) },
    [node(Pos, [First,Second], Declared, none)],
    nodes(First, Next, After, Less),
    nodes(Second, Next, After, Less).

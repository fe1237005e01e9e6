:- module(test_examples, []).

/** <module> The examples answer what they say

The queries in their comments are asked. Those that are games by rules are played at random, too,
for what holds of all of them; the larger ones have tests of their own.
*/

:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module(library(readutil)).
:- use_module(library(minimax)).
:- use_module(example_games).

example(course_notes).
example(quiescence).
example(singular).
example(Game) :-
    game(Game).

game(tic_tac_toe).
game(nim).
game(connect_four).
game(nine_mens_morris).
game(horizon).

:- forall(example(Example), load_example(Example)).

answer(Pos, Options, Best-Val) :-
    minimax(Pos, Best, Val, _, Options).

:- begin_tests(examples).

test(comments, [forall(example(Example)), Wrong == []]) :-
    findall(Query, query(Example, Query, _), [_|_]),
    findall(Query, ( query(Example, Query, Answer), \+ answers(Example, Query, Answer) ), Wrong).
test(course_notes, Best == b-4) :-
    answer(course_notes:a, [], Best).
test(quiescence, Before-After == (takes_pawn-1)-(waits-0)) :-
    answer(quiescence:start, [depth(1)], Before),
    answer(quiescence:start, [depth(1),quiescence(quiescence:quiet)], After).
test(singular, Before-After == (takes_pawn-1)-(gives_check-9)) :-
    answer(singular:start, [depth(2)], Before),
    answer(singular:start, [depth(2),singular(5)], After).
test(singular_in_a_file, Best == gives_check-9) :-
    source_file(singular:moves(_, _), File),
    load_game(File, Game),
    answer(start, [game(Game),depth(2),singular(5)], Best).

:- end_tests(examples).

%   A query in the comments of Example, and the answer below it. Either ends a line.

query(Example, Query, Answer) :-
    source_file(Example:moves(_, _), File),
    read_file_to_string(File, Text, []),
    split_string(Text, "\n", "", Lines),
    append(_, [Line|Lines1], Lines),
    comment(Line, Comment),
    string_concat("?- ", _, Comment),
    sentence([Line|Lines1], Lines2, QueryLines),
    sentence(Lines2, _, AnswerLines),
    atomics_to_string(QueryLines, Sentence),
    string_concat("?- ", Query, Sentence),
    atomics_to_string(AnswerLines, Answer).

sentence([Line|Lines], Rest, [Comment|Comments]) :-
    comment(Line, Comment),
    (   string_concat(_, ".", Comment)
    ->  Comments = [],
        Rest = Lines
    ;   sentence(Lines, Rest, Comments)
    ).

comment(Line, Comment) :-
    string_concat("%", Rest, Line),
    split_string(Rest, "", " ", [Comment]).

answers(Example, Query, Answer) :-
    term_string(Goal, Query, [variable_names(Asked)]),
    term_string(Bindings, Answer, [variable_names(Answered)]),
    once(Example:Goal),
    forall(answered(Bindings, Answered, Name, Val), memberchk(Name=Val, Asked)).

answered((A, B), Names, Name, Val) :-
    !,
    (   answered(A, Names, Name, Val)
    ;   answered(B, Names, Name, Val)
    ).
answered(Var = Val, Names, Name, Val) :-
    member(Name=Named, Names),
    Named == Var.

:- begin_tests(horizon).

test(delays, Answers == [[advances]-4, [advances]-3]) :-
    horizon:initial_position(Pos),
    findall(Best, ( member(Depth, [2,4]), best(horizon:Pos, [depth(Depth)], Best) ), Answers).
test(looks_deep_enough, Answers == [[waits]-2, [waits]-2]) :-
    horizon:initial_position(Pos),
    findall(Best, ( member(Options, [[depth(6)],[]]), best(horizon:Pos, Options, Best) ),
            Answers).
test(quiescence, Best == [waits]-2) :-
    horizon:initial_position(Pos),
    best(horizon:Pos, [depth(2),quiescence(horizon:quiet)], Best).
test(delay_loses_more, End == max-material(0,0,0)) :-
    horizon:initial_position(Pos),
    played_by_depth(2, Pos, End).

:- end_tests(horizon).

played_by_depth(Depth, Pos, End) :-
    minimax(horizon:Pos, Best, _, _, [depth(Depth)]),
    (   var(Best)
    ->  End = Pos
    ;   played_by_depth(Depth, Best, End)
    ).

:- begin_tests(all_games).

test(played_at_random, [forall(game(Game)), setup(set_random(seed(1)))]) :-
    Game:initial_position(Start),
    forall(between(1, 20, _), random_play(200, Game, Start)).

:- end_tests(all_games).

random_play(0, _, _) :- !.
random_play(Plies, Game, Pos) :-
    ground(Pos),
    aggregate_all(count, ( Game:max_to_move(Pos) ; Game:min_to_move(Pos) ), 1),
    findall(Val, Game:static_eval(Pos, Val), [Val]),
    number(Val),
    with_output_to(string(Shown), Game:show_position(Pos)),
    string_concat(_, "\n", Shown),
    successors(Game, Pos, Successors),
    length(Successors, Count),
    findall(Name, ( member(Succ, Successors), Game:move_name(Pos, Succ, Name) ), Names),
    length(Names, Count),
    sort(Successors, DistinctSuccessors),
    length(DistinctSuccessors, Count),
    sort(Names, DistinctNames),
    length(DistinctNames, Count),
    ground(Names),
    (   Count == 0
    ->  true
    ;   random_member(Succ, Successors),
        Plies1 is Plies - 1,
        random_play(Plies1, Game, Succ)
    ).

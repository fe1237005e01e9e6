:- module(minimax_verify_messages, []).
:- autoload(library(lists), [append/3, member/2]).
:- use_module('../texts', [say//2, say_many//4]).

/** <module> What is printed of a program that is wrong
*/

:- multifile
    prolog:error_message//1,
    prolog:message//1.

prolog:error_message(domain_error(verify_minimax_options, _)) -->
    say('style(Style) and strict(true) exclude each other: the definition has no style', []).

prolog:message(minimax(counterexample(Counterexample))) -->
    { reason_of(Counterexample, Reason),
      phrase(say('  in the game of its module', []), InNone)
    },
    say('The program goes wrong: {reason}', [reason=lines(Reason)]),
    [ nl ],
    counterexample(Counterexample, InNone).
prolog:message(minimax(verify_note(Note))) -->
    note(Note).
prolog:message(minimax(verify_convention(Convention, Verdict))) -->
    convention(Convention, Verdict).

convention(notes, pass) -->
    say('The program is right by the notes\' program: NodesList leaves out an only successor and repeats the best of three or more', []).
convention(notes, fail) -->
    say('The program is nearest to being right by the notes\' program: NodesList leaves out an only successor and repeats the best of three or more', []).
convention(book, pass) -->
    say('The program is right by the textbook\'s program, which asks the successors who moves', []).
convention(book, fail) -->
    say('The program is nearest to being right by the textbook\'s program, which asks the successors who moves', []).

%   InNone is said where there are no facts.

counterexample(counterexample(Facts, Query, Expected, Got, _), InNone) -->
    game(Facts, InNone),
    { phrase(goal(Query), QueryText),
      phrase(goal(Expected), ExpectedText),
      phrase(answers(Got), GotText)
    },
    say('  query:    {query}\n  expected: {expected}\n  got:      {got}',
        [query=lines(QueryText), expected=lines(ExpectedText), got=lines(GotText)]).

game([], []) -->
    !,
    [].
game([], InNone) -->
    !,
    InNone,
    [ nl ].
game(Facts, _) -->
    fact_lines(Facts).

fact_lines([]) -->
    [].
fact_lines([Fact|Facts]) -->
    [ '    ~q.'-[Fact], nl ],
    fact_lines(Facts).

answers([]) -->
    say('no answer', []).
answers([Goal]) -->
    !,
    goal(Goal).
answers([Goal|Goals]) -->
    { phrase(goal(Goal), First),
      phrase(answers(Goals), Others)
    },
    say('{answer}\n       then: {next}', [answer=lines(First), next=lines(Others)]).

goal(Goal) -->
    { copy_term_nat(Goal, Copy),
      (   acyclic_term(Copy)
      ->  numbervars(Copy, 0, _, [singletons(true)])
      ;   true
      )
    },
    [ '~W'-[Copy, [quoted(true), numbervars(true), max_depth(100), spacing(next_argument)]] ].

%   The elements of a message.

reason_of(counterexample(_, Query, _, _, Reason), Text) :-
    phrase(reason_in(Reason, Query), Text).

reason_in(more(Reason), Query) -->
    !,
    { phrase(reason_in(Reason, Query), Text) },
    say('asked for another answer on backtracking, {reason}', [reason=lines(Text)]).
reason_in(after_others(Reason), Query) -->
    !,
    { phrase(reason_in(Reason, Query), Text) },
    say('after other questions, of which it may have left facts behind, {reason}', [reason=lines(Text)]).
reason_in(Reason, _) -->
    reason(Reason).

reason(wrong_value(choice(Pos, none, _))) -->
    !,
    say('Val of {position} is not the right one', [position=print(Pos)]).
reason(wrong_value(Choice)) -->
    choice(Choice, text('Val is something else', [])).
reason(wrong_best(choice(Pos, none, _))) -->
    !,
    say('BestPos of {position} is not the right one', [position=print(Pos)]).
reason(wrong_best(Choice)) -->
    choice(Choice, text('BestPos is another one', [])).
reason(wrong_line(choice(Pos, none, _))) -->
    !,
    say('NodesList goes wrong at {position}', [position=print(Pos)]).
reason(wrong_line(Choice)) -->
    choice(Choice, text('NodesList is not the line of play', [])).
reason(wrong_notes_list(choice(Pos, none, _))) -->
    !,
    say('NodesList is not the list of the notes\' program at {position}', [position=print(Pos)]).
reason(wrong_notes_list(Choice)) -->
    choice(Choice, text('NodesList is not the list of the notes\' program', [])).
reason(wrong_tie(choice(Pos, none, _))) -->
    !,
    say('another one of equally good successors of {position} is asked for', [position=print(Pos)]).
reason(wrong_tie(Choice)) -->
    choice(Choice, text('of those that are equally good another one is asked for', [])).
reason(unbound(Argument)) -->
    say('{argument} is unbound', [argument=format('~w', [Argument])]).
reason(no_number(Val)) -->
    say('Val is no number but {value}', [value=print(Val)]).
reason(no_list(Line)) -->
    say('NodesList is no list but {value}', [value=print(Line)]).
reason(fails) -->
    say('it fails', []).
reason(throws(Error)) -->
    { message_to_codes(Error, Text) },
    [ '~s'-[Text] ].
reason(endless_recursion) -->
    say('its recursion comes to no end: the stacks are full', []).
reason(time_limit(Seconds)) -->
    say('it comes to no end within {seconds} seconds', [seconds=format('~w', [Seconds])]).

message_to_codes(Error, Codes) :-
    phrase('$messages':translate_message(Error), Lines),
    with_output_to(codes(Codes0), print_message_lines(current_output, '', Lines)),
    (   append(Codes, [0'\n], Codes0)
    ->  true
    ;   Codes = Codes0
    ).

%   What is right at the position, and then Fault, a part of a text, which is wrong.

choice(choice(Pos, _, [Succ-Val]), Fault) -->
    !,
    say('{position} has one successor, {successor} = {value}, and its value; {fault}',
        [position=print(Pos), successor=print(Succ), value=print(Val), fault=Fault]).
choice(choice(Pos, Player, Values), Fault) -->
    { upcase_atom(Player, Title),
      length(Values, Length),
      phrase(values(Values), List)
    },
    taken(Player, Length,
          [position=print(Pos), player=format('~w', [Title]), values=lines(List), fault=Fault]).

taken(max, 2, Parts) -->
    !,
    say('at {position} {player} is to move and takes the larger of {values}; {fault}', Parts).
taken(max, _, Parts) -->
    say('at {position} {player} is to move and takes the largest of {values}; {fault}', Parts).
taken(min, 2, Parts) -->
    !,
    say('at {position} {player} is to move and takes the smaller of {values}; {fault}', Parts).
taken(min, _, Parts) -->
    say('at {position} {player} is to move and takes the smallest of {values}; {fault}', Parts).

values(Values) -->
    { findall(['~p = ~p'-[Succ, Val]], member(Succ-Val, Values), Items) },
    enumerated(Items).

note(remark(Rule, Counterexample)) -->
    { reason_of(Counterexample, Reason) },
    say('It is right on games that look like this one. On others it goes wrong, which counts with strict(true) alone: {reason}',
        [reason=lines(Reason)]),
    [ nl ],
    counterexample(Counterexample, []),
    (   { Rule == mover_of_successor }
    ->  [ nl ],
        say('  It asks the successors who moves, which is the same where MAX and MIN take turns', [])
    ;   []
    ).
note(first_wrong(Pos, Right, Counterexample)) -->
    { reason_of(Counterexample, Reason) },
    first_wrong(Right, [position=print(Pos), reason=lines(Reason)]),
    [ nl ],
    counterexample(Counterexample, []).
note(more_solutions(Goal)) -->
    { phrase(goal(Goal), Text) },
    say('There is more than one solution: on backtracking comes {goal}', [goal=lines(Text)]).
note(imported(PI)) -->
    say('{predicate} is of another module: it is called as it is, and knows nothing of the random trees',
        [predicate=print(PI)]).
note(foreign(PI)) -->
    say('{predicate} is written in C: it is called as it is, and knows nothing of the random trees',
        [predicate=print(PI)]).
note(protected(PI)) -->
    say('{predicate} cannot be read: it is called as it is, and knows nothing of the random trees',
        [predicate=print(PI)]).
note(incomplete(PI)) -->
    say('A clause of {predicate} cannot be read back for certain: what follows may be wrong\nLoad its file again, as it is now, and if it is the same write the clause without `_`',
        [predicate=print(PI)]).
note(interface(Module)) -->
    say('minimax_interface/1 gives the roles of {module} to other predicates: there are no random trees',
        [module=format('~w', [Module])]).

%   With the successors that are right, of which there are none below a leaf.

first_wrong([], Parts) -->
    say('In the game of its module the leaf {position} is wrong: {reason}', Parts).
first_wrong([Right], Parts) -->
    !,
    say('In the game of its module {right} is right, and {position} is wrong: {reason}', [right=print(Right)|Parts]).
first_wrong(Successors, Parts) -->
    { length(Successors, Count) },
    (   { Count =< 6 }
    ->  { findall(['~p'-[Right]], member(Right, Successors), Items),
          phrase(enumerated(Items), List)
        },
        say('In the game of its module {right} are right, and {position} is wrong: {reason}', [right=lines(List)|Parts])
    ;   say_many('In the game of its module its {count} successor is right, and {position} is wrong: {reason}',
                 'In the game of its module all {count} successors are right, and {position} is wrong: {reason}',
                 Count, Parts)
    ).

%   Lists of elements of a message, with `and` before the last one.

enumerated(Items) -->
    { append(Others, [Last], Items),
      phrase(separated(Others), First)
    },
    say('{first} and {last}', [first=lines(First), last=lines(Last)]).

separated([Item]) -->
    !,
    Item.
separated([Item|Items]) -->
    Item,
    [ ', '-[] ],
    separated(Items).

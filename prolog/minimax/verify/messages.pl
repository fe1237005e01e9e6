:- module(minimax_verify_messages, []).

/** <module> What is printed of a program that is wrong
*/

:- multifile
    prolog:error_message//1,
    prolog:message//1.

prolog:error_message(domain_error(verify_minimax_options, _)) -->
    [ 'style(Style) and strict(true) exclude each other: the definition has no style'-[] ].

prolog:message(minimax(counterexample(Counterexample))) -->
    [ 'The program goes wrong: ' - [] ],
    counterexample(Counterexample, [ '  in the game of its module'-[], nl ]).
prolog:message(minimax(verify_note(Note))) -->
    note(Note).
prolog:message(minimax(verify_convention(Convention, Verdict))) -->
    { verdict(Verdict, Judged), convention(Convention, Whose) },
    [ '~w by ~w'-[Judged, Whose] ].

verdict(pass, 'The program is right').
verdict(fail, 'The program is nearest to being right').

convention(notes, 'the notes\' program: NodesList leaves out an only successor and repeats the best of three or more').
convention(book, 'the textbook\'s program, which asks the successors who moves').

%   InNone is said where there are no facts.

counterexample(counterexample(Facts, Query, Expected, Got, Reason), InNone) -->
    { reason_of(Reason, Query, Text-Arguments) },
    [ Text-Arguments, nl ],
    (   { Facts == [] }
    ->  InNone
    ;   fact_lines(Facts)
    ),
    [ '  query:    '-[] ], goal(Query), [ nl ],
    [ '  expected: '-[] ], goal(Expected), [ nl ],
    [ '  got:      '-[] ], answers(Got).

fact_lines([]) -->
    [].
fact_lines([Fact|Facts]) -->
    [ '    ~q.'-[Fact], nl ],
    fact_lines(Facts).

answers([]) -->
    [ 'no answer'-[] ].
answers([Goal]) -->
    !,
    goal(Goal).
answers([Goal|Goals]) -->
    goal(Goal),
    [ nl, '       then: '-[] ],
    answers(Goals).

goal(Goal) -->
    { copy_term_nat(Goal, Copy),
      (   acyclic_term(Copy)
      ->  numbervars(Copy, 0, _, [singletons(true)])
      ;   true
      )
    },
    [ '~W'-[Copy, [quoted(true), numbervars(true), max_depth(100), spacing(next_argument)]] ].

reason_of(more(Reason), Query, Text-Arguments) :-
    !,
    reason_of(Reason, Query, Text0-Arguments),
    atom_concat('asked for another answer on backtracking, ', Text0, Text).
reason_of(after_others(Reason), Query, Text-Arguments) :-
    !,
    reason_of(Reason, Query, Text0-Arguments),
    atom_concat('after other questions, of which it may have left facts behind, ', Text0, Text).
reason_of(Reason, _, Text) :-
    reason(Reason, Text).

reason(wrong_value(choice(Pos, none, _)), 'Val of ~p is not the right one'-[Pos]) :-
    !.
reason(wrong_value(Choice), Text) :-
    choice(Choice, 'Val is something else', Text).
reason(wrong_best(choice(Pos, none, _)), 'BestPos of ~p is not the right one'-[Pos]) :-
    !.
reason(wrong_best(Choice), Text) :-
    choice(Choice, 'BestPos is another one', Text).
reason(wrong_line(choice(Pos, none, _)), 'NodesList goes wrong at ~p'-[Pos]) :-
    !.
reason(wrong_line(Choice), Text) :-
    choice(Choice, 'NodesList is not the line of play', Text).
reason(wrong_notes_list(choice(Pos, none, _)), 'NodesList is not the list of the notes\' program at ~p'-[Pos]) :-
    !.
reason(wrong_notes_list(Choice), Text) :-
    choice(Choice, 'NodesList is not the list of the notes\' program', Text).
reason(wrong_tie(choice(Pos, none, _)), 'another one of equally good successors of ~p is asked for'-[Pos]) :-
    !.
reason(wrong_tie(Choice), Text) :-
    choice(Choice, 'of those that are equally good another one is asked for', Text).
reason(unbound(Argument), '~w is unbound'-[Argument]).
reason(no_number(Val), 'Val is no number but ~p'-[Val]).
reason(no_list(Line), 'NodesList is no list but ~p'-[Line]).
reason(fails, 'it fails'-[]).
reason(throws(Error), '~s'-[Text]) :-
    message_to_codes(Error, Text).
reason(endless_recursion, 'its recursion comes to no end: the stacks are full'-[]).
reason(time_limit(Seconds), 'it comes to no end within ~w seconds'-[Seconds]).

message_to_codes(Error, Codes) :-
    phrase('$messages':translate_message(Error), Lines),
    with_output_to(codes(Codes0), print_message_lines(current_output, '', Lines)),
    (   lists:append(Codes, [0'\n], Codes0)
    ->  true
    ;   Codes = Codes0
    ).

choice(choice(Pos, _, [Succ-Val]), What,
       '~p has one successor, ~p = ~p, and its value; ~w'-[Pos, Succ, Val, What]) :-
    !.
choice(choice(Pos, Player, Values), What,
       'at ~p ~w is to move and takes the ~w of ~w; ~w'-[Pos, Title, Which, List, What]) :-
    upcase_atom(Player, Title),
    length(Values, Length),
    which(Player, Length, Which),
    with_output_to(string(List), write_values(Values)).

which(max, 2, larger) :- !.
which(max, _, largest).
which(min, 2, smaller) :- !.
which(min, _, smallest).

write_values([Succ-Val]) :-
    !,
    format('~p = ~p', [Succ, Val]).
write_values([First-Val1, Last-Val2]) :-
    !,
    format('~p = ~p and ~p = ~p', [First, Val1, Last, Val2]).
write_values([Succ-Val|Values]) :-
    format('~p = ~p, ', [Succ, Val]),
    write_values(Values).

note(remark(Rule, Counterexample)) -->
    [ 'It is right on games that look like this one. On others it goes wrong, which counts with strict(true) alone: '-[] ],
    counterexample(Counterexample, []),
    (   { Rule == mover_of_successor }
    ->  [ nl, '  It asks the successors who moves, which is the same where MAX and MIN take turns'-[] ]
    ;   []
    ).
note(first_wrong(Pos, Right, Counterexample)) -->
    [ 'In the game of its module '-[] ],
    right_below(Right),
    [ '~p is wrong: '-[Pos] ],
    counterexample(Counterexample, []).
note(more_solutions(Goal)) -->
    [ 'There is more than one solution: on backtracking comes '-[] ],
    goal(Goal).
note(imported(PI)) -->
    [ '~p is of another module: it is called as it is, and knows nothing of the random trees'-[PI] ].
note(foreign(PI)) -->
    [ '~p is written in C: it is called as it is, and knows nothing of the random trees'-[PI] ].
note(protected(PI)) -->
    [ '~p cannot be read: it is called as it is, and knows nothing of the random trees'-[PI] ].
note(incomplete(PI)) -->
    [ 'A clause of ~p cannot be read back for certain: what follows may be wrong'-[PI], nl,
      'Load its file again, as it is now, and if it is the same write the clause without `_`'-[] ].
note(interface(Module)) -->
    [ 'minimax_interface/1 gives the roles of ~w to other predicates: there are no random trees'-[Module] ].

%   `b and c are right, and `

right_below([]) -->
    [ 'the leaf '-[] ].
right_below([Pos]) -->
    !,
    [ '~p is right, and '-[Pos] ].
right_below(Successors) -->
    { length(Successors, Count) },
    (   { Count =< 6 }
    ->  enumerated(Successors),
        [ ' are right, and '-[] ]
    ;   [ 'all ~d successors are right, and '-[Count] ]
    ).

enumerated([First,Last]) -->
    !,
    [ '~p and ~p'-[First, Last] ].
enumerated([First|Positions]) -->
    [ '~p, '-[First] ],
    enumerated(Positions).

:- use_module(library(minimax)).
:- use_module(library(plunit)).

/** <module> The library in the language that the flag `message_language` names
*/

moves(a, [b]).
max_to_move(a).
static_eval(b, 1).

:- begin_tests(languages, [ cleanup(set_prolog_flag(message_language, default)) ]).

message_in(Language, Message, Text) :-
    set_prolog_flag(message_language, Language),
    message_to_lines(Message, Text).

message_to_lines(Message, Text) :-
    phrase('$messages':translate_message(Message), Lines),
    with_output_to(string(Text), print_message_lines(current_output, '', Lines)).

unknown(error(existence_error(position, {x}), _)).

test(flag, [true(Texts == ["No such position: the game does not know {x}\n",
                           "Keine solche Stellung: Das Spiel kennt {x} nicht\n",
                           "Nincs ilyen állás: a játék nem ismeri ezt: {x}\n",
                           "No such position: the game does not know {x}\n",
                           "No such position: the game does not know {x}\n"])]) :-
    unknown(Message),
    findall(Text, ( member(Language, [en, de, 'hu_HU.UTF-8', sv, default]),
                    message_in(Language, Message, Text)
                  ), Texts).

test(parts, [true(Text == "n: 1,000 of f(A)\n  and a+b\n")]) :-
    phrase(minimax_texts:say('n: {n} of {t}\n  and {lines}',
                             [ t=format('~W', [f('$VAR'(0)), [numbervars(true)]]),
                               lines=lines(['~w'-[a+b]]),
                               n=text('{count}', '{count}', 1000, [])
                             ]),
           Lines),
    with_output_to(string(Text), print_message_lines(current_output, '', Lines)).

test(numbers, true(X == 1.5)) :-
    set_prolog_flag(message_language, de),
    minimax(a, _, _, _),
    term_to_atom(X, '1.5').

:- end_tests(languages).

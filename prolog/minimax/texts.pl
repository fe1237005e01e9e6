:- module(minimax_texts,
          [ say//2,                     % +Text, +Parts
            say_many//4                 % +One, +Many, +Count, +Parts
          ]).
:- autoload(library(lists), [memberchk/2]).

/** <module> What the library says, in the language of who reads it

English stands in the code. It is looked up in the catalogues of `po/`, by GNU gettext, in the language that
the flag `message_language` names, or else the environment. A text in the code is a quoted atom, so that
po/texts_of_prolog.mjs finds it; a part of it stands in braces there, and translations order them as they
need it. A line feed in it is the end of a line of the message.
*/

%!  say(+Text, +Parts)// is det.
%
%   Elements of a message as print_message/2 takes them: the translation of Text. Parts are Name=Value, where
%   Value is
%
%     - print(Term), which is printed as by print/1
%     - format(Format, Arguments), as in such a message
%     - text(Text, Parts) or text(One, Many, Count, Parts), another text in its translation
%     - lines(Elements), as another rule of a message gives them

say(Text, Parts) -->
    { translation(Text, Pattern) },
    filled(Pattern, Parts).

%!  say_many(+One, +Many, +Count, +Parts)// is det.
%
%   Likewise of a text that counts something: `{count}` in it is Count.

say_many(One, Many, Count, Parts) -->
    { translation(One, Many, Count, Pattern) },
    filled(Pattern, [count=format('~D', [Count])|Parts]).

%   Without the module in C++ all is in English.

translation(Text, Pattern) :-
    current_predicate(minimax_library:translated/2),
    !,
    minimax_library:translated(Text, Pattern).
translation(Text, Text).

translation(One, Many, Count, Pattern) :-
    current_predicate(minimax_library:translated/4),
    !,
    minimax_library:translated(One, Many, Count, Pattern).
translation(One, _, 1, One) :-
    !.
translation(_, Many, _, Many).

filled(Pattern, Parts) -->
    { split_string(Pattern, "\n", "", Lines) },
    lines(Lines, Parts).

lines([Line|Lines], Parts) -->
    line(Line, Parts),
    (   { Lines == [] }
    ->  []
    ;   [ nl ],
        lines(Lines, Parts)
    ).

line(Line, Parts) -->
    { sub_string(Line, Before, 1, _, "{"),
      sub_string(Line, Close, 1, After, "}"),
      Close > Before,
      !,
      sub_string(Line, 0, Before, _, Words),
      Start is Before+1,
      Length is Close-Start,
      sub_atom(Line, Start, Length, _, Name),
      sub_string(Line, _, After, 0, Rest)
    },
    words(Words),
    part(Name, Parts),
    line(Rest, Parts).
line(Line, _) -->
    words(Line).

words("") -->
    !,
    [].
words(Words) -->
    [ '~w'-[Words] ].

part(Name, Parts) -->
    { memberchk(Name=Value, Parts) },
    !,
    value(Value).
part(Name, _) -->
    [ '{~w}'-[Name] ].

value(print(Term)) -->
    [ '~p'-[Term] ].
value(format(Format, Arguments)) -->
    [ Format-Arguments ].
value(text(Text, Parts)) -->
    say(Text, Parts).
value(text(One, Many, Count, Parts)) -->
    say_many(One, Many, Count, Parts).
value(lines(Elements)) -->
    Elements.

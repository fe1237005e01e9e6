:- module(minimax_verify_options,
          [ check_options/1,            % +Options
            conventions/2               % +Options, -Conventions
          ]).

/** <module> The options of verify_minimax/3
*/

:- autoload(library(error), [domain_error/2, instantiation_error/1, must_be/2]).
:- autoload(library(lists), [member/2, memberchk/2]).
:- autoload(library(option), [option/3]).

%!  check_options(+Options) is det.

check_options(Options) :-
    must_be(list, Options),
    forall(member(Option, Options), check_option(Option)),
    check_combination(Options).

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

%   The definition is nobody's style, as for `minimax verify`.

check_combination(Options) :-
    option(strict(Strict), Options, false),
    (   Strict == true,
        memberchk(style(_), Options)
    ->  domain_error(verify_minimax_options, Options)
    ;   true
    ).

known_option(ties, oneof([any, last, first])).
known_option(style, oneof([any, book, notes])).
known_option(strict, boolean).
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

%!  conventions(+Options, -Conventions) is det.
%
%   Those by which a program may be right, the one to be explained by first: `definition`, where
%   NodesList is the line of play, and `notes`, where it is as the notes' program makes it.

conventions(Options, Conventions) :-
    option(strict(Strict), Options, false),
    option(arity(Arity), Options, 4),
    option(style(Style), Options, any),
    (   ( Strict == true ; Arity =:= 3 ; Style == book )
    ->  Conventions = [definition]
    ;   Style == notes
    ->  Conventions = [notes]
    ;   Conventions = [definition, notes]
    ).

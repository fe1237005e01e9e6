:- module(minimax_messages, []).
:- autoload(library(lists), [append/3, last/2]).

/** <module> What the errors and warnings of library(minimax) say
*/

:- multifile
    prolog:error_message//1,
    prolog:message//1.

prolog:error_message(existence_error(mover, Pos)) -->
    [ 'Nothing says who moves in position ~p.'-[Pos], nl,
      'Declare it with max_to_move/1 or min_to_move/1, or else declare all of its'-[], nl,
      'successors, all with the same one of these'-[] ].
prolog:error_message(domain_error(single_mover, Pos)) -->
    [ 'Both max_to_move/1 and min_to_move/1 hold of position ~p'-[Pos] ].
prolog:error_message(existence_error(static_value, Pos)) -->
    [ 'static_eval/2 gives no value for position ~p.'-[Pos], nl,
      'A leaf needs one, and so does a position at the depth limit'-[] ].
prolog:error_message(domain_error(acyclic_game, Loop)) -->
    [ 'The game goes round in a circle: '-[] ],
    loop(Loop),
    [ '.'-[], nl,
      'Give a repeated position a value with the option on_cycle(draw(Value)), or'-[], nl,
      'limit the search with depth(N)'-[] ].
prolog:error_message(domain_error(probabilities, Pos)) -->
    [ 'Chance cannot move in position ~p'-[Pos] ].
prolog:error_message(domain_error(payoffs, Pos)) -->
    [ 'The payoffs of position ~p cannot be used'-[Pos] ].
prolog:error_message(domain_error(shallow_payoffs, Pos)) -->
    [ 'Shallow pruning cannot be used with the payoffs of position ~p'-[Pos] ].
prolog:error_message(existence_error(player, Pos)) -->
    [ 'Who moves in position ~p is none of the players'-[Pos] ].
prolog:error_message(domain_error(two_player_game, Pos)) -->
    [ 'The game of position ~p is of another kind'-[Pos] ].
prolog:error_message(domain_error(game_of_players, Pos)) -->
    [ 'The game of position ~p is of no players with payoffs of their own'-[Pos] ].
prolog:error_message(syntax_error(fact_file(Errors))) -->
    { length(Errors, Count) },
    (   { Count == 1 }
    ->  [ 'An error in the facts of the game: nothing is loaded'-[] ]
    ;   [ '~D errors in the facts of the game: nothing is loaded'-[Count] ]
    ).
prolog:error_message(existence_error(foreign_module, minimax)) -->
    [ 'The C++ part of library(minimax) is not there: it must be built first.'-[], nl ],
    how_to_build.
prolog:error_message(permission_error(load, foreign_module(Reason), Path)) -->
    [ 'The C++ part of library(minimax) cannot be used, ~w:'-[Path], nl ],
    misfit(Reason),
    [ nl ],
    how_to_build.

prolog:error_message(domain_error(minimax_options, _)) -->
    [ 'These options exclude each other'-[] ].
prolog:error_message(domain_error(minimax_trace_options, _)) -->
    [ 'A search with these options cannot be traced'-[] ].
prolog:error_message(resource_error(search_limit)) -->
    [ 'The limit stopped the search before there was an answer.'-[], nl,
      'Where only leaves have a static value, the search must reach the end of the game'-[] ].

prolog:message(minimax(mover_rules(Pos))) -->
    [ 'At ~p the declarations of the successors say something else than who moves there;'-[Pos], nl,
      'mover(successor) goes by them, mover(position) by ~p itself'-[Pos] ].
prolog:message(minimax(more_lines(Count))) -->
    [ 'There are more than ~D equilibrium lines, and these are the first'-[Count] ].
prolog:message(minimax(no_picture(Problem))) -->
    [ 'show_position/1 is of no use: '-[] ],
    '$messages':translate_message(Problem).
prolog:message(minimax(diagnostic(Text))) -->
    { split_string(Text, "\n", "", Lines) },
    lines(Lines).

misfit(built_for(Major, Minor)) -->
    { current_prolog_flag(version_data, swi(Here, HereMinor, Patch, _)) },
    [ 'it was built for SWI-Prolog ~w.~w, and this is ~w.~w.~w. It must be built for this one.'-
      [Major, Minor, Here, HereMinor, Patch] ].
misfit(told(Text)) -->
    [ '~w.'-[Text], nl, 'It must be built on this machine.'-[] ].
misfit(thrown(Error)) -->
    '$messages':translate_message(Error).

how_to_build -->
    [ 'Run `sh examples/quickstart.sh` in the sources, or for what pack_install/1 has'-[], nl,
      'installed the query ?- pack_rebuild(minimax). Both need a compiler and CMake'-[] ].

lines([Line]) -->
    !,
    [ '~s'-[Line] ].
lines([Line|Lines]) -->
    [ '~s'-[Line], nl ],
    lines(Lines).

% Of a long loop the middle is left out.

loop(Loop) -->
    { length(Loop, Length),
      Length > 20
    },
    !,
    { length(First, 10),
      append(First, _, Loop),
      last(Loop, Last)
    },
    steps(First),
    [ ' -> ... -> ~p'-[Last] ].
loop(Loop) -->
    steps(Loop).

steps([Pos]) -->
    !,
    [ '~p'-[Pos] ].
steps([Pos|Positions]) -->
    [ '~p -> '-[Pos] ],
    steps(Positions).

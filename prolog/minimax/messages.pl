:- module(minimax_messages, []).
:- autoload(library(lists), [append/3, last/2]).
:- autoload(propose, [proposal_text/4]).
:- use_module(roles, [role/4]).
:- use_module(texts, [say//2, say_many//4]).

/** <module> What the errors and warnings of library(minimax) say
*/

:- multifile
    prolog:error_message//1,
    prolog:message//1.

prolog:error_message(existence_error(mover, Pos)) -->
    say('Nothing says who moves in position {position}.\nDeclare it with max_to_move/1 or min_to_move/1, or else declare all of its\nsuccessors, all with the same one of these',
        [position=print(Pos)]).
prolog:error_message(domain_error(single_mover, Pos)) -->
    say('Both max_to_move/1 and min_to_move/1 hold of position {position}', [position=print(Pos)]).
prolog:error_message(existence_error(static_value, Pos)) -->
    say('static_eval/2 gives no value for position {position}.\nA leaf needs one, and so does a position at the depth limit',
        [position=print(Pos)]).
prolog:error_message(existence_error(position, Pos)) -->
    say('No such position: the game does not know {position}', [position=print(Pos)]).
prolog:error_message(domain_error(acyclic_game, Loop)) -->
    { phrase(loop(Loop), Steps) },
    say('The game goes round in a circle: {loop}.\nGive a repeated position a value with the option on_cycle(draw(Value)), or\nlimit the search with depth(N)',
        [loop=lines(Steps)]).
prolog:error_message(domain_error(probabilities, Pos)) -->
    say('Chance cannot move in position {position}', [position=print(Pos)]).
prolog:error_message(domain_error(payoffs, Pos)) -->
    say('The payoffs of position {position} cannot be used', [position=print(Pos)]).
prolog:error_message(domain_error(shallow_payoffs, Pos)) -->
    say('Shallow pruning cannot be used with the payoffs of position {position}', [position=print(Pos)]).
prolog:error_message(existence_error(player, Pos)) -->
    say('Who moves in position {position} is none of the players', [position=print(Pos)]).
prolog:error_message(domain_error(two_player_game, Pos)) -->
    say('The game of position {position} is of another kind', [position=print(Pos)]).
prolog:error_message(domain_error(game_of_players, Pos)) -->
    say('The game of position {position} is of no players with payoffs of their own', [position=print(Pos)]).
prolog:error_message(syntax_error(fact_file(Errors))) -->
    { length(Errors, Count) },
    say_many('An error in the facts of the game: nothing is loaded',
             '{count} errors in the facts of the game: nothing is loaded', Count, []).
prolog:error_message(existence_error(foreign_module, minimax)) -->
    [ 'The C++ part of library(minimax) is not there: it must be built first.'-[], nl ],
    how_to_build.
prolog:error_message(permission_error(load, foreign_module(Reason), Path)) -->
    [ 'The C++ part of library(minimax) cannot be used, ~w:'-[Path], nl ],
    misfit(Reason),
    [ nl ],
    how_to_build.

prolog:error_message(existence_error(procedure, PI)) -->
    { strip_module(user:PI, Module, Plain),
      Plain == moves/2,
      catch(proposal_text(Module, [], false, Text), error(_, _), fail),
      split_string(Text, "\n", "", [_,Directive])
    },
    say('Unknown procedure: {predicate}. By the names in {module} this may be meant:\n{directive}',
        [predicate=format('~q', [PI]), module=format('~q', [Module]), directive=format('~s', [Directive])]).
prolog:error_message(domain_error(minimax_start, Goal)) -->
    say('The goal {goal} fails, which is to set the game up', [goal=print(Goal)]).
prolog:error_message(domain_error(minimax_player_and_board(Players), Pos)) -->
    { copy_term_nat(Pos, Shown),
      numbervars(Shown, 0, _, [singletons(true)])
    },
    say('Position {position} is not Player-Board, where Player is one of {players}: \nthe moves of this game are asked with the player',
        [position=print(Shown), players=print(Players)]).
prolog:error_message(domain_error(minimax_role, Wrong)) -->
    { atom(Wrong),
      \+ role(Wrong, _, _, _),
      role(Role, _, _, _),
      dwim_match(Wrong, Role),
      !
    },
    say('No game has a role {wrong}; did you mean {role}?',
        [wrong=format('~q', [Wrong]), role=format('~q', [Role])]).
prolog:error_message(domain_error(minimax_options, _)) -->
    say('These options exclude each other', []).
prolog:error_message(domain_error(minimax_trace_options, _)) -->
    say('A search with these options cannot be traced', []).
prolog:error_message(resource_error(search_limit)) -->
    say('The limit stopped the search before there was an answer.\nWhere only leaves have a static value, the search must reach the end of the game', []).

%   SWI-Prolog's own message, and what to do.

prolog:message(ignored_weak_import(Into, minimax_library:Name/Arity)) -->
    say('Local definition of {predicate} overrides weak import from library(minimax)\nTo ask that of the library, call {call}',
        [predicate=print(Into:Name/Arity), call=format('minimax_library:~w(~q:Pos, ...)', [Name, Into])]).
prolog:message(minimax(mover_rules(Pos))) -->
    say('At {position} the declarations of the successors say something else than who moves there;\nmover(successor) goes by them, mover(position) by {position} itself',
        [position=print(Pos)]).
prolog:message(minimax(more_lines(Count))) -->
    say_many('There is more than {count} equilibrium line, and this is the first',
             'There are more than {count} equilibrium lines, and these are the first', Count, []).
prolog:message(minimax(kept_state(What))) -->
    say('the predicates of the game change {predicate} while they are asked, and look it up; one thread asks them, since the answers of several would be wrong',
        [predicate=format('~q', [What])]).
prolog:message(minimax(unknown(Pos, By))) -->
    say('no predicate but {predicate} knows {position}, and that gives anything this value;\nis the position misspelt, or the board not set up?',
        [predicate=format('~w', [By]), position=print(Pos)]).
prolog:message(minimax(no_picture(Problem))) -->
    { phrase('$messages':translate_message(Problem), Text) },
    say('show_position/1 is of no use: {problem}', [problem=lines(Text)]).
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

:- module(minimax_propose,
          [ proposal/3,                 % +Module, +Own, -Entries
            proposal_text/4             % +Module, +Own, +Explains, -Text
          ]).

/** <module> An interface for a program that has other names

What a program defines is held against the names that such predicates have in several languages, and against
what their variables are called in the source. That is a proposal, for people to look at: nothing is searched by it.
*/

:- autoload(library(apply), [maplist/2, maplist/3]).
:- autoload(library(lists), [append/2, member/2, memberchk/2]).
:- use_module(interfaces, [default_interface/2]).
:- use_module(roles, [role_and_what/3]).

%!  proposal(+Module, +Own, -Entries) is semidet.
%
%   Entries are of the form proposed(Role, What, Why): for the roles of moves, of values and of who moves that neither
%   the interface, of the list Own and of the directives, nor predicates of the roles' names play. Fails where there
%   is nothing to propose for the moves, if they are missing.

proposal(Module, Own, Entries) :-
    default_interface(Module, Declared),
    append([Own,Declared], Given),
    findall(Name/Arity, defined(Module, Name, Arity), Defined),
    (   plays(Module, Given, [move,moves], [moves/2])
    ->  OfMoves = [],
        Turns = none
    ;   moves_entry(Module, Defined, Move, Turns),
        OfMoves = [Move]
    ),
    (   member(_, Given),
        plays(Module, Given, [terminal], [])
    ->  OfTerminal = []
    ;   findall(proposed(terminal, Name/1, 'its name'), once(named(terminal, Defined, Name, 1)), OfTerminal)
    ),
    (   plays(Module, Given, [utility,static_eval,heuristic,default_value], [static_eval/2,staticval/2])
    ->  OfValues = []
    ;   values_entries(Module, Defined, OfValues)
    ),
    (   ( plays(Module, Given, [mover,last_mover,max_to_move,min_to_move,player_to_move,players],
                [max_to_move/1,min_to_move/1,player_to_move/2])
        ; moves_with_player(Given)
        )
    ->  OfTurns = []
    ;   turn_entries(Turns, Module, Defined, OfTurns)
    ),
    append([OfMoves,OfTerminal,OfValues,OfTurns], Entries),
    Entries \== [].

defined(Module, Name, Arity) :-
    '$c_current_predicate'(_, Module:Head),
    functor(Head, Name, Arity),
    Arity > 0,
    \+ predicate_property(Module:Head, imported_from(_)),
    predicate_property(Module:Head, number_of_clauses(Count)),
    Count > 0.

plays(Module, Given, Roles, Predicates) :-
    (   member(Entry, Given),
        role_and_what(Entry, Role, _),
        memberchk(Role, Roles)
    ;   member(Name/Arity, Predicates),
        functor(Head, Name, Arity),
        predicate_property(Module:Head, visible)
    ),
    !.

%   Who moves is told with the move.

moves_with_player(Given) :-
    member(Entry, Given),
    role_and_what(Entry, Role, What),
    memberchk(Role, [move,moves]),
    compound(What),
    compound_name_arguments(What, _, Arguments),
    has(player, Arguments),
    !.

%   moves_entry(+Module, +Defined, -Entry, -Turns): Turns is `beside` where the player is an argument.

moves_entry(Module, Defined, proposed(Role, What, Why), none) :-
    named(move, Defined, Name, 2),
    \+ opposes(Module, Name, _, _),
    !,
    What = Name/2,
    (   gives_list(Module, Name)
    ->  Role = moves,
        Why = 'its name, and a list in its second argument'
    ;   Role = move,
        Why = 'its name; it gives one successor an answer'
    ).
moves_entry(Module, Defined, proposed(move, What, Why), Turns) :-
    member(Arity, [3,4,5]),
    named(move, Defined, Name, Arity),
    arguments(Module, Name, Arity, [position,player,move,depth], Arguments0),
    successor_last(Arguments0, Arguments),
    has(position, Arguments),
    has(successor, Arguments),
    !,
    What =.. [Name|Arguments],
    Why = 'its name, and those of its variables',
    ( has(player, Arguments) -> Turns = beside ; Turns = none ).

%   What is not known is a variable.

has(Name, Arguments) :-
    member(Argument, Arguments),
    Argument == Name,
    !.

%   The later one of two positions is the successor.

successor_last(Arguments0, Arguments) :-
    reversed_positions(Arguments0, none, Arguments).

reversed_positions([], _, []).
reversed_positions([Name|Names], Seen, [New|News]) :-
    (   Name == position,
        Seen == position
    ->  New = successor
    ;   Name == depth
    ->  New = _
    ;   New = Name
    ),
    ( Name == position -> Next = position ; Next = Seen ),
    reversed_positions(Names, Next, News).

gives_list(Module, Name) :-
    functor(Head, Name, 2),
    catch(clause(Module:Head, Body), error(_, _), fail),
    arg(2, Head, List),
    (   nonvar(List)
    ->  is_list_like(List)
    ;   sub_goal(Body, Goal),
        member(Goal-Given, [findall(_,_,Given)-Given, bagof(_,_,Given)-Given, setof(_,_,Given)-Given]),
        Given == List
    ),
    !.

is_list_like([]).
is_list_like([_|_]).

sub_goal(Goal, Goal) :-
    callable(Goal).
sub_goal(Goal, Sub) :-
    compound(Goal),
    memberchk(Goal, [(_, _), (_ ; _), (_ -> _)]),
    arg(_, Goal, Part),
    nonvar(Part),
    sub_goal(Part, Sub).

values_entries(Module, Defined, Entries) :-
    findall(Entry, once(value_entry(utility, Module, Defined, Entry)), OfUtility),
    findall(Entry, once(value_entry(estimate, Module, Defined, Entry)), OfEstimate),
    value_roles(OfUtility, OfEstimate, Entries).

value_entry(Names, Module, Defined, What-Why) :-
    member(Arity, [2,3,4]),
    named(Names, Defined, Name, Arity),
    (   Arity =:= 2
    ->  What = Name/2,
        Why = 'its name'
    ;   arguments(Module, Name, Arity, [position,player,value,depth], Arguments),
        has(position, Arguments),
        has(value, Arguments),
        What =.. [Name|Arguments],
        (   has(player, Arguments)
        ->  Why = 'its name, and those of its variables; with view = mover where it is seen from that player'
        ;   Why = 'its name, and those of its variables'
        )
    ).

value_roles([Utility-Why], [Estimate-Why2], [proposed(utility, Utility, Why), proposed(heuristic, Estimate, Why2)]) :-
    !.
value_roles(Utilities, Estimates, Entries) :-
    append([Utilities,Estimates], Both),
    findall(proposed(static_eval, What, Why), member(What-Why, Both), Entries).

turn_entries(beside, Module, _, [proposed(players, Players, 'the names in its facts; MAX is the first')]) :-
    findall(A/B, opposed(Module, A, B), [Players|_]),
    !.
turn_entries(beside, _, _, []) :-
    !.
turn_entries(_, _, Defined, [proposed(max_to_move, Max/1, 'its name'), proposed(min_to_move, Min/1, 'its name')]) :-
    member(Max/1, Defined),
    normal(Max, Max1),
    sub_string(Max1, Before, 3, After, "max"),
    member(Min/1, Defined),
    normal(Min, Min1),
    sub_string(Min1, Before, 3, After, "min"),
    !.
turn_entries(_, _, Defined, [proposed(mover, Name/2, 'its name; players = Max/Min tells how it calls them')]) :-
    named(mover, Defined, Name, 2),
    !.
turn_entries(_, _, _, [proposed(mover, parity, 'nothing says who moves: MAX begins, and they take turns')]).

%   Two names that facts oppose to each other, such as other(x, o) and other(o, x).

opposed(Module, A, B) :-
    member(Name, [other, opponent, opposite, next_player, other_player, swap, switch, change_player, enemy, rival,
                  altul, gegner, adversario, oponente, oponent, ellenfel, adversaire, next, proximo, seguinte,
                  siguiente, prossimo, suivant]),
    opposes(Module, Name, A, B).

opposes(Module, Name, A, B) :-
    Head =.. [Name,A,B],
    catch(clause(Module:Head, true), error(_, _), fail),
    atomic(A),
    atomic(B),
    A \== B,
    Back =.. [Name,B,A],
    catch(clause(Module:Back, true), error(_, _), fail).

%   named(+Kind, +Defined, -Name, ?Arity) is nondet: in the order of the names.

named(Kind, Defined, Name, Arity) :-
    names(Kind, Names),
    member(Wanted, Names),
    member(Name/Arity, Defined),
    normal(Name, Normal),
    atom_string(Wanted, Normal).

normal(Name, Normal) :-
    string_lower(Name, Lower),
    split_string(Lower, "_", "", Parts),
    atomic_list_concat(Parts, Joined),
    atom_string(Joined, Normal).

names(move, [move, moves, successor, successors, sucessor, sucessores, sucesor, sucesores, succ, succesor, succesori,
             nextstate, nextposition, legalmove, validmove, possiblemove, makemove, domove, play, child, children,
             expand, transition, arc, mutare, mutari, urmator, zug, zuge, nachfolger, folgestellung, lep, lepes,
             kovetkezo, jogada, movimento, movimiento, jugada, mossa, coup, successeur, successore, proximo,
             proximoestado, passo, seguinte, siguiente, siguienteestado, prox, prossimo, suivant, naechster, nachster]).
names(utility, [utility, util, utilitate, utilidade, utilidad, nutzen, payoff, result, outcome]).
names(estimate, [evaluate, eval, evaluation, heuristic, heuristics, staticvalue, value, val, score, h, evaluare,
                 euristica, valoare, bewertung, bewerte, wert, heuristik, ertek, ertekeles, valor, avaliacao, evaluar,
                 valutazione, valeur, estimate]).
names(terminal, [terminal, isterminal, gameover, over, final, isfinal, finished, endofgame, gameend, finala, ende,
                 spielende, vege, fim, fin]).
names(mover, [turn, tomove, whosemove, whoseturn, currentplayer, playertomove, mover, mutator, amzug, soros]).

%   arguments(+Module, +Name, +Arity, +Allowed, -Arguments): what the variables of its first clause are called.

arguments(Module, Name, Arity, Allowed, Arguments) :-
    functor(Head, Name, Arity),
    source_clause(Module, Head, Variables),
    Head =.. [_|Given],
    maplist(argument(Variables, Allowed), Given, Arguments).

argument(Variables, Allowed, Given, Argument) :-
    (   var(Given),
        member(Called=Variable, Variables),
        Variable == Given,
        meant(Called, Meant),
        memberchk(Meant, Allowed)
    ->  Argument = Meant
    ;   true
    ).

source_clause(Module, Head, Variables) :-
    functor(Head, Name, Arity),
    functor(General, Name, Arity),
    nth_clause(Module:General, _, Reference),
    clause_property(Reference, file(File)),
    clause_property(Reference, line_count(Line)),
    catch(setup_call_cleanup(open(File, read, In, [encoding(utf8)]),
                             read_clause_at(In, Line, Module, Clause, Variables),
                             close(In)),
          error(_, _), fail),
    ( Clause = (Head0 :- _) -> true ; Head0 = Clause ),
    Head0 = Head,
    member(_, Variables),
    Head =.. [_|Given],
    \+ ( member(Argument, Given), var(Argument), \+ ( member(_=Variable, Variables), Variable == Argument ) ),
    !.

read_clause_at(In, Line, Module, Clause, Variables) :-
    skip_lines(Line, In),
    read_term(In, Clause, [module(Module), variable_names(Variables)]).

skip_lines(1, _) :-
    !.
skip_lines(Line, In) :-
    skip(In, 0'\n),
    Rest is Line-1,
    skip_lines(Rest, In).

%   meant(+Variable, -Name): as people call it, with numbers and `New` before or behind it.

meant(Called, Meant) :-
    string_lower(Called, Lower0),
    split_string(Lower0, "", "_0123456789", [Lower1]),
    (   member(Prefix, ["new", "next", "nou", "neu", "novo", "nuevo"]),
        string_concat(Prefix, Lower2, Lower1),
        Lower2 \== ""
    ->  split_string(Lower2, "", "_", [Lower])
    ;   Lower = Lower1
    ),
    words(Meant, Words),
    member(Word, Words),
    atom_string(Word, Lower),
    !.

words(position, [board, pos, position, state, tabla, tablero, tabuleiro, brett, stellung, estado, etat, stato, stare,
                 node, nod, config, game, s, b, succ, successor, next, result]).
words(player,   [player, p, who, turn, color, colour, side, mark, jucator, jogador, jugador, spieler, joueur, giocatore,
                 jatekos, mover, pl]).
words(move,     [move, m, mv, mutare, zug, lepes, jogada, jugada, coup, mossa, action, col, column, from, cell]).
words(value,    [val, value, v, score, utility, util, u, valoare, wert, valor, ertek, eval]).
words(depth,    [depth, d, adancime, tiefe, level, ply, plies, profundidade, melyseg]).


                 /*******************************
                 *             TEXT             *
                 *******************************/

%!  proposal_text(+Module, +Own, +Explains, -Text) is semidet.
%
%   Text is the proposal as options of the command and as a directive, and before that, where Explains is `true`,
%   what speaks for each entry. Fails where there is none.

proposal_text(Module, Own, Explains, Text) :-
    proposal(Module, Own, Entries),
    with_output_to(string(Text), write_proposal(Explains, Module, Entries)).

write_proposal(Explains, Module, Entries) :-
    (   Explains == true
    ->  forall(member(proposed(Role, What, Why), Entries),
               ( entry_text(Module, Role, What, Entry),
                 format('~w: ~w~n', [Entry, Why]) ))
    ;   true
    ),
    findall(Option,
            ( member(proposed(Role, What, _), Entries),
              option_text(Module, Role, What, Option) ),
            Options),
    atomic_list_concat(Options, ' ', OptionsText),
    format('~w~n', [OptionsText]),
    findall(Entry,
            ( member(proposed(Role, What, _), Entries),
              entry_text(Module, Role, What, Entry) ),
            Texts),
    atomic_list_concat(Texts, ', ', List),
    format(':- minimax_interface([~w]).', [List]).

entry_text(Module, Role, What, Text) :-
    what_text(Module, What, WhatText),
    format(atom(Text), '~w = ~w', [Role, WhatText]).

option_text(Module, Role, What, Text) :-
    what_text(Module, What, WhatText),
    format(atom(Entry), '~w=~w', [Role, WhatText]),
    (   What = _/_,
        atom_codes(Entry, Codes),
        \+ ( member(Code, Codes), \+ code_type(Code, csym), \+ memberchk(Code, `=/`) )
    ->  format(atom(Text), '--interface ~w', [Entry])
    ;   atom(What)
    ->  format(atom(Text), '--interface ~w', [Entry])
    ;   atomic_list_concat(Parts, '\'', Entry),
        atomic_list_concat(Parts, '\'\\\'\'', Quoted),
        format(atom(Text), '--interface \'~w\'', [Quoted])
    ).

what_text(Module, What0, Text) :-
    copy_term(What0, What),
    term_variables(What, Variables),
    maplist(=('$VAR'('_')), Variables),
    format(atom(Text), '~W', [What, [quoted(true), numbervars(true), module(Module)]]).

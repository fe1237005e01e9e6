:- module(minimax_library,
          [ minimax/4,                  % :Pos, -BestPos, -Val, -NodesList
            minimax/5,                  % :Pos, -BestPos, -Val, -NodesList, :Options
            expectiminimax/4,           % :Pos, -BestPos, -Val, -NodesList
            expectiminimax/5,           % :Pos, -BestPos, -Val, -NodesList, :Options
            maxn/4,                     % :Pos, -BestPos, -Payoffs, -NodesList
            maxn/5,                     % :Pos, -BestPos, -Payoffs, -NodesList, :Options
            alphabeta/5,                % :Pos, +Alpha, +Beta, -GoodPos, -Val
            alphabeta/6,                % :Pos, +Alpha, +Beta, -GoodPos, -Val, +Depth
            perft/4,                    % :Pos, +Depth, -Count, :Options
            minimax_trace/3,            % :Pos, -Events, :Options
            minimax_print_trace/2,      % :Pos, :Options
            minimax_draw/3,             % :Pos, +File, :Options
            minimax_show/2,             % :Pos, :Options
            minimax_interface/1,        % :List
            weighted_sum/2,             % +Features, -Value
            load_game/2                 % +File, -Game
          ]).
:- autoload(library(apply), [foldl/4]).
:- autoload(library(error), [domain_error/2, instantiation_error/1, must_be/2, type_error/2]).
:- autoload(library(lists), [member/2, memberchk/2]).
:- autoload(library(option), [option/2, select_option/4]).
:- autoload('minimax/manual', [manual_folder/2]).
:- use_module(minimax/foreign_module, [load_foreign_module/1]).
:- use_module(minimax/messages, []).
:- use_module(minimax/asked, []).
:- use_module(minimax/interfaces, [declare_interface/2, own_interface/2, said_interface/3]).
:- use_module(minimax/state, []).
:- use_module(minimax/threads, []).
:- use_module(minimax/unknown, []).
:- use_module(minimax/written, []).
:- reexport(minimax/verify).

/** <module> Minimax search over games that are written in Prolog

A game is four predicates, as facts or as rules, in `user` or in any module:

  - moves(Pos, [Succ,...])
    The legal successors of Pos, in order. Where it has no clause, fails or
    gives `[]`, Pos is a leaf. Only its first answer counts.
  - static_eval(Pos, Val)
    The merit of Pos from MAX's point of view: a number, or an arithmetic
    expression, which is compared by what it evaluates to and answered as it was
    written. Where it gives no answer, staticval/2 is called, if it is defined.
  - max_to_move(Pos), min_to_move(Pos)
    MAX or MIN is to move in Pos. Where Pos is declared neither, all of its
    successors must be declared alike, and the opponent moves in Pos.

Games with dice, and games of three and more, are searched too:

  - chance_to_move(Pos)
    Chance moves in Pos, and moves(Pos, [P-Succ,...]) gives the probability of each
    successor: a number in 0..1, where 1/3 is exact. They sum to 1. See
    expectiminimax/4.
  - player_to_move(Pos, Player)
    Player is to move in Pos, one of several whose payoffs static_eval(Pos, [V1,...])
    lists. Players are the numbers 1, 2, ..., or what players([Name1,...]) calls them.
    See maxn/4.

A position is any ground term. Programs in other styles need not be rewritten: the
option interface(List) of minimax/5, or the directive minimax_interface/1, says by
what their predicates play these roles.

```
:- use_module(library(minimax)).

moves(a, [b,c]).
moves(b, [d,e]).
moves(c, [f,g]).

min_to_move(b).
min_to_move(c).

static_eval(d, 4).
static_eval(e, 6).
static_eval(f, 2).
static_eval(g, 9).
```

```
?- minimax(a, BestPos, Val, NodesList).
BestPos = b,
Val = 4,
NodesList = [b, d].
```

Each position is asked for its moves, its value and who moves in it at most once,
however many paths lead to it. What the predicates throw is passed on unchanged.

Where the predicates are nothing but ground facts whose values are numbers, they are
read once, and kept until one of them changes, as if the game were loaded with
load_game/2: the next question costs no more than the search in C++. Facts are kept of
the four modules that were asked about last. The answers are the same, and so are the
errors, for which the predicates are asked. They are called, too, where something else
than their clauses counts: where one is tabled, wrapped or a spy point, in debug mode,
in a transaction, while a file is being loaded, with the option quiescence(Goal), and
where an interface maps a role.

To library(sandbox) each question is as safe as the predicates and closures that it calls, so that
a server such as SWISH can offer the library: see library(minimax/sandbox).

Who writes a minimax program of their own has it checked by verify_minimax/1 to
verify_minimax/3, which are here too, and without minimax/4 in library(minimax/verify).

The module of the library is called `minimax_library`, so that a program may be a module `minimax`. Who
defines minimax/4 too asks that of the library by `minimax_library:minimax(user:Pos, BestPos, Val, NodesList)`.

All errors are ISO error terms, error(Formal, context(minimax:Name/Arity, Message)).
Where the program is at fault, Message names the predicate, the position, and the line
of play that led there from the position that was asked for:

  - existence_error(mover, Pos)
    Neither Pos nor its successors tell who moves in Pos.
  - domain_error(single_mover, Pos)
    Pos is declared both max_to_move/1 and min_to_move/1.
  - existence_error(static_value, Pos)
    A leaf, or a position at the depth limit, has no static value.
  - type_error(evaluable, Val)
    A static value is no number and does not evaluate to one, or is NaN.
  - domain_error(acyclic_game, Loop)
    Pos leads to a position that leads back to itself; Loop starts and ends with
    it.
  - domain_error(probabilities, Pos)
    Chance moves in Pos, and moves/2 gives no pairs P-Succ whose probabilities are
    numbers in 0..1 that sum to 1.
  - domain_error(payoffs, Pos)
    The static value of Pos is no list of a finite number for each player.
  - existence_error(player, Pos)
    player_to_move/2 names somebody who does not play.
  - domain_error(two_player_game, Pos), domain_error(game_of_players, Pos)
    The predicate is not for games of this kind.
  - type_error(list, X)
    moves/2 gives X.
  - type_error(ground, X), type_error(acyclic_term, X), type_error(position, X)
    moves/2 gives a successor X that is not ground, is a cyclic term, or holds a
    dict, a stream or another blob.
  - existence_error(position, Pos)
    A loaded game, or a game of facts, does not know Pos.
  - existence_error(procedure, PI)
    moves/2, static_eval/2 or both of max_to_move/1 and min_to_move/1, or what plays
    their roles, are not defined.
  - domain_error(minimax_player, X)
    A predicate that tells who moves gives X, which is no player.
  - resource_error(c_stack)
    The game is deeper than the recursion of an algorithm can go. `minimax`, `pns`,
    `retrograde`, `expectiminimax` and `maxn` have none; all ties of several players, and
    certificates, have one.
*/


:- meta_predicate
    minimax(:, -, -, -),
    minimax(:, -, -, -, :),
    expectiminimax(:, -, -, -),
    expectiminimax(:, -, -, -, :),
    maxn(:, -, -, -),
    maxn(:, -, -, -, :),
    alphabeta(:, +, +, -, -),
    alphabeta(:, +, +, -, -, +),
    perft(:, +, -, :),
    minimax_trace(:, -, :),
    minimax_print_trace(:, :),
    minimax_draw(:, +, :),
    minimax_show(:, :),
    minimax_interface(:),
    on_behalf(+, 0).

%   What apropos/1 finds. Nothing is looked for before it is asked.

:- multifile user:file_search_path/2.

user:file_search_path(swi_man_packages, Pages) :-
    module_property(minimax_library, file(Library)),
    file_directory_name(Library, Folder),
    manual_folder(Folder, Pages).

%   What help has read of its manual before the library was loaded it reads anew when it is asked again.

forget_manual :-
    module_property(prolog_manual_index, file(_)),
    !,
    prolog_manual_index:clean_man_index,
    (   module_property(minimax_manual, file(_))
    ->  minimax_manual:forget_index
    ;   true
    ).
forget_manual.

:- initialization(forget_manual).

%   The web page has no foreign module: what asks the C++ part there is a file beside the others.

use_foreign_module :-
    exists_source(library(minimax/foreign)),
    !,
    use_module(library(minimax/foreign)).
use_foreign_module :-
    prolog_load_context(directory, Folder),
    load_foreign_module(Folder).

%!  minimax(:Pos, -BestPos, -Val, -NodesList) is semidet.
%
%   Val is the minimax value of Pos, and BestPos the successor of Pos that has it:
%   of several the last one in the list of moves/2. NodesList is the principal
%   variation: the positions from BestPos to the leaf whose value was propagated,
%   both included. Where Pos is a leaf, BestPos stays unbound and NodesList is `[]`.
%   Fails only where an argument is bound to something else. Where chance moves in the
%   game, it is answered as by expectiminimax/4; a game of several players is an error here,
%   and for maxn/4.
%
%   The predicates of the game are called in the module of the caller, or in the one
%   that Pos is qualified with. So a position that is itself of the form Atom:Term
%   cannot be asked for.
%
%   @error  instantiation_error if Pos is not ground. The other errors are listed
%           above.

minimax(Pos, BestPos, Val, NodesList) :-
    search(minimax/4, Pos, user:[], [Answer], _),
    warn_of_unknown(Answer, Pos, []),
    Answer = answer(BestPos, Val, NodesList).

%!  minimax(:Pos, -BestPos, -Val, -NodesList, :Options) is nondet.
%
%   As minimax/4, with options. It is nondeterministic with ties(all) alone.
%
%   What is asked:
%
%     - ties(+Ties)
%       Which of equally good successors is taken: `last` (default), `first`, or
%       `all`, which gives each of them on backtracking, in the order of moves/2.
%       Below BestPos, `all` takes the last.
%     - nodes_list(+Kind)
%       `positions` (default), or `notes`: the list that the minimax program of the
%       course notes builds. That program leaves an only successor out, and repeats
%       the best of three or more.
%     - mover(+Rule)
%       Whose declaration tells who chooses among successors: that of the `position`
%       (default), or that of each `successor`, as in the notes' program. There a
%       successor that is declared neither loses to what follows it. A warning names
%       a position where the two differ. With nodes_list(notes) this is that program
%       exactly.
%     - on_cycle(+What)
%       What a position is worth that repeats on its own path: `error` (default)
%       throws an error that holds the loop, draw(Value) gives it that value, a
%       number or an arithmetic expression. Under a depth limit a repeated position
%       is no error.
%     - consulted(+How)
%       `auto` (default) reads the predicates once where they are facts alone, see above.
%       After small changes of a large program that waits until enough was asked, and
%       with time_limit/1 it is done only where it takes no more than about a twentieth
%       of the time. `calls` always calls the predicates.
%     - game(+Game)
%       Searches a game of load_game/2, rather than the one that moves/2 and the
%       other predicates define.
%     - interface(+List)
%       What plays the roles of the game: see below.
%     - start(+Goal)
%       Runs Goal first, which sets the game up: as start = Goal of interface(List).
%
%   How deep:
%
%     - depth(+N)
%       A position N plies below Pos is valued by static_eval/2, as if it were a
%       leaf.
%     - time_limit(+Seconds), node_limit(+N), memory(+Megabytes)
%       With any of these the search goes deeper ply by ply, until the time is over, so
%       many positions were visited, or the process uses so much memory. The answer is
%       that of the last depth that was completed; statistics(S) says which that was.
%       Where only leaves have a static value, nothing can be answered before the search
%       reaches the end of the game.
%       A predicate of the game that does not come back is stopped too, a few
%       milliseconds after the limit of time, wherever SWI-Prolog handles signals: at
%       each call, but not while it does nothing but backtrack (`repeat, fail`).
%     - quiescence(:Goal), quiescence_depth(+N)
%       At the depth limit a position of which call(Goal, Pos) fails is searched on,
%       over the successors that noisy_moves(Pos, List) gives, or over those of
%       moves/2 where noisy_moves/2 is not defined, for at most N plies (16). One that
%       has no such successor is valued by static_eval/2.
%     - singular(+Margin)
%       A successor that is better than all others by Margin, or the only one, is
%       searched one ply deeper. The one after it is not, on its account.
%
%   How:
%
%     - algorithm(+Algorithm)
%       `auto` (default), `minimax`, `negamax`, `alphabeta`, `pvs`, `mtdf`, `sss`, `pns`,
%       `retrograde` or `frugal`. All give the same answer. `minimax` looks at every position, and so
%       finds every fault of the game; those that cut off do not notice what is wrong
%       in what they cut off. `retrograde` works backwards from the leaves, without a
%       depth or another limit: a game that goes round takes it no longer than another.
%       `frugal` asks a program about few positions. `auto` is frugal of programs where
%       nothing else is said of how to search, and else alpha-beta; minimax where a game
%       is too deep for these, and `retrograde` of a loaded file of facts with
%       on_cycle(draw(V)).
%     - endgame(+File)
%       Where this table has the position, it answers: =|minimax tabulate|= of the command
%       line makes it. Who can reach the value takes the shortest way, who cannot avoid
%       it the longest. Play without end has the value that the table was made with.
%       Another position is searched, and those of the table that the search comes to are
%       leaves, worth what the table says; NodesList goes on there in the table.
%     - cut_off(+Rule)
%       Cuts off where alpha >= beta: `equal` (default), or only where alpha > beta:
%       `strict`, as the program of Bratko's book.
%     - ordering(+Order)
%       Which successors are searched first: one or a list of `given`, `reversed` and
%       `static` (by static_eval/2, where it gives a value), and of `table` (the one
%       that was best before), `killers` and `history` (those that cut off elsewhere;
%       a move is known by its place in the list). The default is [given, table].
%     - transposition(+Megabytes)
%       Bounds the transposition table (64); 0 for none, where the algorithm can do
%       without. It never changes an answer.
%     - threads(+N)
%       Searches on N threads, from 1 (default) to 64: see below. On one, with a warning, where the
%       predicates of the game change what they look up in the database or in global variables.
%
%   What is told:
%
%     - statistics(-List)
%       List holds algorithm(A), complete(Boolean), depth(D), an integer or
%       `unlimited`, positions(N), leaves(N), cut_offs(N), table_hits(N),
%       line_positions(N), seconds(S) and positions_per_second(R), and of a program
%       asked(N), about how many positions something was asked, and calls(List) with
%       call(Name, Calls, Seconds) of each predicate that was called. The positions are
%       visits while the value was found; those that it took to find NodesList after
%       that are line_positions.
%
%     - certificate(-Facts)
%       Facts prove the value to who does not believe the search: claim(Pos, Val,
%       Plies), a strategy for MAX that secures at least Val and one for MIN that
%       allows no more, as play(Player, Pos, Plies, Succ) and leaf(Player, Pos, Plies,
%       Val), where Plies are those that are left to the depth limit, or `unlimited`.
%       `examples/check_certificate.pl` checks them by the predicates of the game. Where
%       it has an interface, interface(List) goes before them, with all its entries as
%       Role = What. With `mover = parity` and `variables = true`, where a position alone
%       does not say what is proved, there is no certificate. The strategies are those
%       with the fewest leaves, for which the whole game is looked at, however long that
%       takes. They prove Val, which is that of all answers with ties(all), and may play
%       another successor than BestPos.
%
%   The list of interface(List) holds Role = What or Role(What). A predicate is given as
%   Name/Arity or Module:Name/Arity, or as a closure: any other callable term, to which
%   the arguments are added, such as `evaluate_for(x)` or a lambda of library(yall). It
%   is called in the module of the game unless it is qualified. Of several entries with
%   one role the first counts; a role that is not given is played by the predicate of
%   its own name.
%
%   A predicate with other arguments than these is given with their names, in any order:
%   `legal(player, position, _, successor)`. What is `_` does not matter, and what is no name
%   is a constant: `evaluate(position, x, value)`.
%
%     - moves = Name/2, moves = Name(position, successors)
%       Name(Pos, List) gives the successors.
%     - move = Name/2
%       Name(Pos, Succ) gives them one at a time, on backtracking; they are taken in
%       the order of its answers, and all of them. Where it has none, Pos is a leaf.
%     - apply = Name/3, apply = Name(position, move, successor)
%       Makes a move, once: `move` gives moves then, Name(Pos, Move), and `moves` lists of
%       them, Name(Pos, Moves). They are what the command calls the moves.
%     - terminal = Name/1, terminal = Name(position)
%       Where it holds the game is over: Pos is a leaf, whatever moves it has.
%     - static_eval = Name/2
%       The value of a position. staticval/2 is not called beside it.
%     - utility = Name/2
%       The value where the game is over. It may fail elsewhere. It does not end a
%       game: only a position without successors is a leaf.
%     - heuristic = Name/2, heuristic = Name/3
%       The value of a position where the game is not over. Name/3 is called as
%       Name(Pos, Player, Val), where Player is who moves at Pos: `max` or `min`, or what
%       `players` calls them. A closure is given two arguments, a lambda with three
%       parameters three. So are static_eval and utility. With an argument `depth` it is
%       told how many plies are left to depth(N), which must be given then, and no other
%       limit: what is met at different plies is valued anew.
%     - default_value = Val
%       The value of all positions that have no other.
%     - max_to_move = Name/1, min_to_move = Name/1, chance_to_move = Name/1
%       Who moves.
%     - player_to_move = Name/2
%       Who moves in a game of several players: see maxn/4.
%     - mover = Name/2, last_mover = Name/2
%       Name(Pos, Player) tells who moves at Pos, or who has moved last, so that the
%       opponent moves. Where chance_to_move holds it is not asked. Where it fails, Pos is declared neither, as above.
%     - players = Max/Min
%       Other names of the players than `max` and `min`, for these two.
%     - players = Max/Min/Chance
%       Likewise, where the predicate that tells who moves names chance too.
%     - players = [Name1,...]
%       The players of a game of several, in the order of their payoffs.
%     - Name(..., player, ...) for move, moves, apply or terminal
%       The predicate is told who moves at Pos. Where no role says that, positions are
%       `Player-Board`: `position` is the board, in all roles, and the player of a
%       successor is who comes next: the two take turns, and those of a list come one
%       after the other. An argument `next_player` of move or apply tells it otherwise,
%       and must do so where chance moves.
%     - mover = parity, mover = parity(Player)
%       MAX, or Player, moves in the position that is asked for, and the players take
%       turns. A position that is reached with both of them to move is two positions.
%     - start = Goal
%       Sets the game up, by asserting its board for example: it runs once before each
%       question.
%     - view = View
%       Values are from the point of view of MAX: `max` (default), or of the one who is
%       to move in the position that is valued: `mover`, as in negamax. There a value
%       is negated where MIN moves, the default value too, and answered as the negated
%       number; who moves must be known in leaves as well.
%     - variables = Boolean
%       With `true` a position may hold free variables, such as empty cells of a board.
%       Positions that are variants of each other are one, and each copy has variables
%       of its own, in answers too. Attributed variables are an error, as is a position
%       that is itself a variable, or nests more than 4,000 levels deep.
%
%   moves and move exclude each other, and so do mover, last_mover, player_to_move and the pair of
%   max_to_move and min_to_move; where the option gives one of them, what the directive
%   minimax_interface/1 says of the others does not count.
%
%   The value of a position is the first that is given by utility; then by static_eval
%   and heuristic in a leaf, but by heuristic and static_eval in a position that has
%   successors; then the default value. So it depends on the position alone, not on the
%   depth limit or the algorithm. (Where both are there, moves is called at the depth
%   limit too, to tell leaves.) Only the first answer counts.
%
%   With threads(N) and algorithm `frugal`, which `auto` is for a program as a rule, the thread
%   of the caller searches as it does alone, and N-1 others ask
%   the predicates of the game what it will ask soon, so that it finds the answers ready.
%   BestPos, Val, NodesList, the statistics but for the time, asked and calls, and what is thrown
%   are those of one thread; a time limit leads deeper. It pays where a position takes 50
%   microseconds or more; where a call takes less than 25 in the mean, the others do not begin. With another algorithm, and of a game of facts, there are no others. One in C++
%   (load_game/2) is searched by all N alike, each with a copy of it, with algorithm auto,
%   alphabeta, pvs, mtdf or sss and a table: BestPos, Val and NodesList are those of one
%   thread, and the statistics the sum over all. In return the predicates of a program
%
%     - are called in several threads at the same time, and so for positions that one thread
%       would not visit, and twice for the same one. What they assert, print or count is
%       done as often. What they throw in another thread is not seen: where the search
%       comes there itself, they are called again.
%     - must give the same answers in all threads. The others begin with the global
%       variables of the caller whose values are ground, and with its flags for arithmetic,
%       occurs_check, iso and stack_limit; what is set later is a thread's own. In a
%       transaction or snapshot, and where a thread_local predicate in the module of the
%       game has clauses, the search goes without other threads. Input and output are
%       those of the main thread.
%     - must not need a mutex that the caller of minimax/5 holds.
%
%   The others are gone when minimax/5 answers, fails or throws. What they call is stopped
%   for that as by a time limit: not while it does nothing but backtrack. Quiescence goals
%   are called by the caller's thread alone.
%
%   @error  domain_error(minimax_player_and_board(Players), Pos) if a position is no
%           Player-Board, where the moves are asked with the player.
%   @error  existence_error(minimax_option, depth) if an evaluation is to be told the depth.
%   @error  domain_error(minimax_role, Role) if there is no such role.
%   @error  domain_error(Role, What) if What cannot play Role.
%   @error  domain_error(minimax_interface, List) if roles exclude each other.
%   @error  domain_error(minimax_option, Option) if there is no such option.
%   @error  domain_error(Name, Value), type_error(Type, Value) if an option cannot
%           have that value.
%   @error  domain_error(minimax_options, Options) if options exclude each other.
%   @error  resource_error(search_limit) if a limit stopped the search before there
%           was any answer.

minimax(Pos, BestPos, Val, NodesList, Module:Options) :-
    search(minimax/5, Pos, Module:Options, Answers, Report0),
    with_interface(Report0, Pos, Module:Options, Report),
    tell(Report, Options),
    Answers = [First|_],
    warn_of_unknown(First, Pos, Options),
    member(answer(BestPos, Val, NodesList), Answers).

%   A leaf may be a slip.

warn_of_unknown(answer(Best, _, []), Module:Pos0, Options) :-
    var(Best),
    \+ option(game(_), Options),
    own_interface(Options, Own),
    strip_module(Module:Pos0, Home, Pos),
    minimax_unknown:unknown_position(Home, Own, Pos, By),
    !,
    print_message(warning, minimax(unknown(Pos, By))).
warn_of_unknown(_, _, _).

%   A certificate names what the game is asked by.

with_interface(report(Statistics, Warnings, Facts0), Pos, Module:Options, report(Statistics, Warnings, Facts)) :-
    (   option(certificate(_), Options),
        \+ option(game(_), Options),
        own_interface(Options, Own),
        strip_module(Module:Pos, Home, _),
        said_interface(Home, Own, List),
        List \== []
    ->  Facts = [interface(List)|Facts0]
    ;   Facts = Facts0
    ).

tell(report(Statistics, Warnings, Certificate), Options) :-
    forall(member(Warning, Warnings),
           print_message(warning, minimax(Warning))),
    (   option(statistics(Wanted), Options)
    ->  Wanted = Statistics
    ;   true
    ),
    (   option(certificate(Facts), Options)
    ->  Facts = Certificate
    ;   true
    ).

%!  expectiminimax(:Pos, -BestPos, -Val, -NodesList) is semidet.
%!  expectiminimax(:Pos, -BestPos, -Val, -NodesList, :Options) is nondet.
%
%   As minimax/4 and minimax/5, for games of MAX, MIN and chance: the value of a position
%   in which chance moves is the expected value of its successors. Of integers and
%   rationals it is exact; where a float takes part it is a float.
%
%   In a position where chance moves BestPos stays unbound. NodesList ends at the first
%   such position below Pos. A move of chance is a ply.
%
%   Of the options of minimax/5 there are ties(T), depth(N), time_limit(S), node_limit(N),
%   memory(M), consulted(H), game(G), interface(List), statistics(S), and
%
%     - nodes_list(+Kind)
%       `positions` (default); `likeliest`, which goes on by the likeliest successor where
%       chance moves, and the first one of equally likely ones; or `policy`: best play in
%       all positions that chance may lead to, each as Pos-[Succ,...].
%     - algorithm(+Algorithm)
%       `expectiminimax` (which `auto` and `minimax` are too), `star1` or `star2` (Ballard
%       1983). All give the same answer; Star1 and Star2 look at fewer positions.
%     - value_range(+Low, +High)
%       All static values lie between these two numbers, which `star1` and `star2` need to
%       know. Of a loaded game they know it.
%
%   @error  domain_error(value_range, Val) if a static value lies beyond the range.
%   @error  existence_error(minimax_option, value_range) if `star1` or `star2` need that
%           option.
%   @error  evaluation_error(float_overflow) if values are too large for averages of
%           floats.

expectiminimax(Pos, BestPos, Val, NodesList) :-
    search_chance(expectiminimax/4, Pos, user:[], [Answer], _),
    Answer = answer(BestPos, Val, NodesList).

expectiminimax(Pos, BestPos, Val, NodesList, Module:Options) :-
    search_chance(expectiminimax/5, Pos, Module:Options, Answers, Report),
    tell(Report, Options),
    member(answer(BestPos, Val, NodesList), Answers).

%!  maxn(:Pos, -BestPos, -Payoffs, -NodesList) is semidet.
%!  maxn(:Pos, -BestPos, -Payoffs, -NodesList, :Options) is nondet.
%
%   As minimax/4 and minimax/5, for games of several players, each of whom maximises its
%   own payoff (Luckhardt and Irani 1986). Payoffs is the list of the payoffs of all, as
%   static_eval/2 gives it for the last position of NodesList. Of equally good successors
%   the mover takes the last one in the list of moves/2.
%
%   Chance may move too, as in expectiminimax/4: the payoffs of a position in which it does
%   are the expected ones, and NodesList ends at the first such position. Of the algorithms
%   only `maxn` is for such a game; with ties(all) it gives all payoffs that may be expected.
%
%   Of the options of minimax/5 there are depth(N), time_limit(S), node_limit(N), memory(M),
%   consulted(H), game(G), interface(List), statistics(S), with `paranoid` and `best_reply`
%   transposition(M), and
%
%     - ties(+Ties)
%       `last` (default), `first`, or `all`: since a tie changes the payoffs of the others,
%       this gives every line that may come of resolving ties in one way or the other. Of
%       more than 10,000 lines it gives the first, with a warning.
%     - algorithm(+Algorithm)
%       `maxn` (which `auto` is too); `shallow`, the same with shallow pruning (Korf 1991);
%       `paranoid`: what the mover at Pos can be sure of, whatever the others do; or
%       `best_reply`: likewise, where only one of them at a time replies to it.
%     - payoff_sum(+Sum)
%       The payoffs of a position sum to no more, with floats as the exact numbers that they
%       are, which `shallow` needs to know. Of a loaded game it knows it. No payoff may be
%       negative then.
%
%   @error  domain_error(shallow_payoffs, Pos) if a payoff is negative, or the payoffs sum
%           to more.
%   @error  domain_error(algorithm, Algorithm) if chance moves, and the algorithm is not `maxn`.
%   @error  existence_error(minimax_option, payoff_sum) if `shallow` needs that option.
%   @error  domain_error(minimax_players, List) if the players are no list of different
%           names.
%   @error  domain_error(ties, all) with another algorithm than `maxn`.

maxn(Pos, BestPos, Payoffs, NodesList) :-
    search_players(maxn/4, Pos, user:[], [Answer], _),
    Answer = answer(BestPos, Payoffs, NodesList).

maxn(Pos, BestPos, Payoffs, NodesList, Module:Options) :-
    search_players(maxn/5, Pos, Module:Options, Answers, Report),
    tell(Report, Options),
    member(answer(BestPos, Payoffs, NodesList), Answers).

%   tell_of_state(+What): called by the C++ part.

tell_of_state(What) :-
    print_message(warning, minimax(kept_state(What))).

%!  alphabeta(:Pos, +Alpha, +Beta, -GoodPos, -Val) is semidet.
%!  alphabeta(:Pos, +Alpha, +Beta, -GoodPos, -Val, +Depth) is semidet.
%
%   The predicate of Bratko's _Prolog Programming for Artificial Intelligence_, with
%   the value of Pos asked for between two bounds: where it is at least Alpha and at
%   most Beta, Val is that value, and GoodPos the last successor that has it. Where
%   the value is less than Alpha, Val is less than Alpha and at least the value;
%   where it is greater than Beta, Val is greater than Beta and at most the value;
%   GoodPos is then a successor that shows it. At a leaf GoodPos stays unbound. Alpha
%   and Beta are numbers or arithmetic expressions, such as -inf and inf.
%
%   With Depth, a position so many plies below Pos is valued by static_eval/2.
%
%   Other names of the game's predicates are told by minimax_interface/1.
%
%   @error  domain_error(beta, Beta) if Beta is less than Alpha. The other errors are those of
%           minimax/4.

alphabeta(Pos, Alpha, Beta, GoodPos, Val) :-
    search_window(alphabeta/5, Pos, Alpha, Beta, [cut_off(strict)], Pos1, Val1),
    GoodPos-Val = Pos1-Val1.

alphabeta(Pos, Alpha, Beta, GoodPos, Val, Depth) :-
    search_window(alphabeta/6, Pos, Alpha, Beta, [cut_off(strict), depth(Depth)],
                  Pos1, Val1),
    GoodPos-Val = Pos1-Val1.

%!  perft(:Pos, +Depth, -Count, :Options) is semidet.
%
%   Count is the number of ways to play Depth plies from Pos, that is of paths of that length, for any
%   game that the library searches: how a program of moves is held against published counts. Paths
%   that end at a leaf before do not count. A successor that is listed twice counts twice, and one
%   that chance has with probability 0 does not count. Only moves/2 is asked, and who moves where
%   chance may. Fails only where Count is bound to something else.
%
%   Of a position that several paths of one length lead to, the successors are looked at once:
%   what it takes depends on the number of positions. They are remembered.
%
%   Options are time_limit(Seconds), game(Game), interface(List) and consulted(How) of minimax/5.
%
%   @error  domain_error(minimax_option, Option) if it is another one.
%   @error  resource_error(time_limit) if the time was over before.

perft(Pos, Depth, Count, Options) :-
    on_behalf(perft/4, must_be(nonneg, Depth)),
    count_paths(perft/4, Pos, Depth, Options, Found),
    Count = Found.

%!  minimax_trace(:Pos, -Events, :Options) is semidet.
%
%   Events is the list of the steps of a search from Pos, in the order in which they
%   happen: from left to right, as by hand. A position that several paths lead to is
%   searched on each of them. Fails only where Events is bound to something else.
%
%   Of a game of MAX and MIN they are the steps of alpha-beta:
%
%     - enter(Pos, Alpha, Beta)
%       Pos is looked at with this window. An open bound is `-inf` or `inf`.
%     - leaf(Pos, Val)
%       Pos is valued by static_eval/2: it is a leaf, or at the depth limit.
%     - repeat(Pos, Val)
%       Pos repeats on its own path, and on_cycle(draw(Val)) says what that is worth.
%     - narrow(Pos, Mover, Succ, Alpha, Beta)
%       Mover, `max` or `min`, has found something better at Pos by its successor
%       Succ: the window there is this one now.
%     - cut_off(Pos, Mover, Skipped, reason(Val, Ancestor, OtherVal))
%       Mover has Val at Pos already, and the opponent has OtherVal at Ancestor: the
%       successors Skipped of Pos are not looked at.
%     - return(Pos, Val)
%       What is looked at below Pos is done, and Val is what it gives. Where that lies
%       outside of the window of Pos, the value of Pos may lie further outside.
%
%   Where chance moves they are those of expectiminimax, Star1 or Star2, and of several
%   players those of max^n, with shallow pruning or without. There Mover may be `chance`,
%   or is the name or the number of a player, and a value the list of all payoffs; chance may
%   move among several players. In expectiminimax and max^n, which have no windows, they are
%   open. What return/2 tells is the value of Pos. Further steps are
%
%     - choose(Pos, Mover, Succ, Val)
%       As narrow/5, without windows: Mover has found Val at Pos by Succ, which is better,
%       or of several players as good and to be taken.
%     - share(Pos, Succ, Probability, Val)
%       Chance moves at Pos, and leads with Probability to Succ, which has the value Val.
%     - bound(Pos, Succ, Probability, Low, High)
%       Likewise, in Star1 and Star2: with what is known of Succ now, the value of Pos
%       lies from Low to High.
%     - probe(Pos, Succ)
%       Star2 looks at the first successor of Succ alone, to begin with.
%     - known(Pos, Val)
%       Pos, which was entered, has the value Val: a probe has found it.
%     - return(Pos, Val, Bound), known(Pos, Val, Bound)
%       As return/2 and known/2, but the value of Pos is only known to be at least Val
%       (`lower`) or at most Val (`upper`). Of several players that is what the one who
%       moves at Pos gets.
%     - cut_off(Pos, Mover, Skipped, Why)
%       The successors Skipped of Pos are not looked at, or where they were probed not any
%       further. Why is outside(Low, High, Alpha, Beta): chance moves at Pos, whose value
%       lies from Low to High, and not in the window from Alpha to Beta, with both ends;
%       beyond(Val, End): Mover has Val already, and the window ends at End; best(Val):
%       Mover has Val, and nothing is better; or sum(Val, Before, Player, OtherVal, Sum):
%       Mover has Val, Player has OtherVal at Before, where the move to Pos is, and more
%       than Sum, or as much with ties(first), is not there for both.
%
%   Values are written as static_eval/2 gives them, expected values and bounds as numbers;
%   floats among the bounds without the last digits, of which the search is not sure. Options
%   are those of minimax/5: depth(N), cut_off(Rule), on_cycle(What), ordering(Order) (`given`
%   if absent), consulted(How), game(Game), interface(List), and algorithm(A). A is `alphabeta`
%   (default) or `minimax`, where no window is narrowed; where chance moves `expectiminimax`
%   (default), `star1` or `star2`, with value_range(Low, High) as in expectiminimax/5; of
%   several players `maxn` (default) or `shallow`, with payoff_sum(Sum) and ties(Ties), `last` or
%   `first`, as in maxn/5. Those that concern the answer alone, or the transposition table, make
%   no difference.
%
%   @error  domain_error(minimax_trace_options, Options) if Options ask for a search
%           that cannot be traced.
%   @error  domain_error(ties, all) if that is asked for of several players. The other errors
%           are those of minimax/5, expectiminimax/5 and maxn/5.

minimax_trace(Pos, Events, Options) :-
    search_trace(minimax_trace/3, Pos, Options, Found),
    Events = Found.

%!  minimax_print_trace(:Pos, :Options) is det.
%
%   Prints the steps of minimax_trace/3 to the current output, as the command =|minimax trace|= does: a
%   line each, with a sentence that says what happens and why; the toplevel would cut the list of
%   steps short. Behind them stands which positions were valued statically, and which were cut off.
%   Where there is an error, nothing but that is printed.
%
%   Options are those of minimax_trace/3, and
%
%     - events(+N)
%       So many steps are printed (10000), and how many more there are.
%
%   @error  type_error(nonneg, N) if that is no such number. The other errors are those of
%           minimax_trace/3.

minimax_print_trace(Pos, Module:Options) :-
    printed_events(Options, Events, Search),
    search_trace_text(minimax_print_trace/2, Pos, Module:Search, Events, Text),
    write(Text).

printed_events(Options, Events, Search) :-
    is_list(Options),
    !,
    on_behalf(minimax_print_trace/2,
              ( select_option(events(Events), Options, Search, 10000),
                must_be(nonneg, Events) )).
printed_events(Options, 10000, Options).

%!  minimax_draw(:Pos, +File, :Options) is det.
%
%   Writes a picture of the tree below Pos to File, with what minimax_trace/3 tells of the search
%   with these options: the value and the window of each position, the principal variation in bold
%   lines, and what was cut off. The end of the name of File says what it is: `.svg`, `.png` or
%   `.pdf`, which Graphviz makes: that comes with the command `minimax`, and not with a pack that was
%   installed by pack_install/1; `.dot`, for Graphviz; or
%   `.tex`, a document for LaTeX with TikZ's `forest`. It may also be `.json`, the film of the search,
%   step by step, or `.html`, the page that plays it, with the tree as facts. A position is called what show_position(Pos)
%   prints, or where that is not defined, fails or throws by its term; what it throws is told as a
%   warning. It is drawn once for each way that leads to it.
%
%   The whole tree is looked at, so that what is wrong in it is an error even where the search would
%   have cut it off. It may have 2,000 positions, a film 99,999, otherwise depth(N) or around(Position) helps.
%
%   Options are those of minimax_trace/3, and
%
%     - blank(+Boolean)
%       If `true`, it is the exercise: nothing of what the search found, in the same layout.
%     - solution(+Boolean)
%       If `true`, it is its answer. That is the default.
%     - around(+Position)
%       Draws the way to this position and what comes below it. The other successors along the way
%       are drawn with what they are worth, and without what comes below them.
%     - step(+N)
%       The tree after so many steps of the search, counted as those of a film: 0 is before the first.
%       It has the layout of the finished picture, and can be neither blank nor the solution.
%
%   @error  domain_error(picture_file, File) if the name of File ends otherwise, or the picture would
%           be a film with step(N).
%   @error  domain_error(step, N) if the search has fewer steps.
%   @error  existence_error(graphviz, File) if it needs Graphviz, and that is missing, or
%           existence_error(page, File) if it needs the page, which was not built.
%   @error  permission_error(write, file, File) if it cannot be written.
%   @error  resource_error(drawn_positions) if there are too many. The other errors are those of
%           minimax_trace/3.

minimax_draw(Pos, File, Module:Options) :-
    drawing_options(minimax_draw/3, Options, Blank, Around, Search),
    on_behalf(minimax_draw/3, absolute_file_name(File, Path)),
    search_drawing(minimax_draw/3, Pos, Module:Search, Blank, Around, Path, _).

%!  minimax_show(:Pos, :Options) is det.
%
%   Prints the picture of minimax_draw/3 to the current output, as a tree of line-drawing
%   characters. The errors are those of minimax_draw/3.

minimax_show(Pos, Module:Options) :-
    drawing_options(minimax_show/2, Options, Blank, Around, Search),
    search_drawing(minimax_show/2, Pos, Module:Search, Blank, Around, '', Text),
    write(Text).

%   Around is a list of the position that is drawn around, if any.

drawing_options(Caller, Options, Blank, Around, Search) :-
    is_list(Options),
    !,
    on_behalf(Caller,
              ( select_option(blank(Blank), Options, Rest, false),
                must_be(boolean, Blank),
                select_option(solution(Solution), Rest, Rest1, false),
                must_be(boolean, Solution),
                (   select_option(around(Pos), Rest1, Search)
                ->  must_be(ground, Pos),
                    Around = [Pos]
                ;   Search = Rest1,
                    Around = []
                ),
                (   excluded(Blank, Solution, Search)
                ->  domain_error(minimax_options, Options)
                ;   true
                ) )).
drawing_options(_, Options, false, [], Options).

excluded(true, true, _).
excluded(Blank, Solution, Search) :-
    option(step(_), Search),
    once(( Blank == true ; Solution == true )).

%   tell_of_picture(+Problem): called by the C++ part.

tell_of_picture(Problem) :-
    print_message(warning, minimax(no_picture(Problem))).

%!  minimax_interface(:List) is det.
%
%   A directive of a program that plays the roles of a game by predicates of other
%   names and styles. List is that of the option interface(List) of minimax/5, and the
%   default of that option for the games of the module: the option goes before it role
%   by role. Of several directives in a module the last one that gives a role counts.
%
%   ```
%   :- minimax_interface([ move = legal_move/2,
%                          mover = turn/2, players = white/black,
%                          utility = result/2, heuristic = material/2 ]).
%   ```
%
%   What it says is a part of the program: it is gone when the file is loaded again
%   without it. At the top level it holds until it is given again.
%
%   @error  As for the option interface(List).

minimax_interface(Module:List) :-
    check_interface(minimax_interface/1, Module:List),
    declare_interface(Module, List).

%!  weighted_sum(+Features, -Value) is det.
%
%   Value is the sum of all products in the list Features, each of them written as
%   Weight*Feature: two numbers or arithmetic expressions. It is what many a
%   static_eval/2 amounts to:
%
%   ```
%   static_eval(Pos, Val) :-
%       men(Pos, Max, Min),
%       mobility(Pos, MaxMobility, MinMobility),
%       weighted_sum([10*(Max-Min), 1*(MaxMobility-MinMobility)], Val).
%   ```
%
%   The sum of no features is 0. Value is an integer where all weights and features
%   are.
%
%   @error  instantiation_error if Features is a partial list, or holds a variable.
%   @error  type_error(list, Features).
%   @error  type_error(weighted_feature, X) if X in Features is no product.
%   @error  What is/2 throws if something in an expression has no value.

weighted_sum(Features, Value) :-
    (   is_list(Features)
    ->  true
    ;   on_behalf(weighted_sum/2, must_be(list, Features))
    ),
    foldl(add_weighted, Features, 0, Value).

add_weighted(Feature, _, _) :-
    var(Feature),
    !,
    on_behalf(weighted_sum/2, instantiation_error(Feature)).
add_weighted(Weight*Feature, Sum0, Sum) :-
    !,
    Sum is Sum0 + Weight*Feature.
add_weighted(Feature, _, _) :-
    on_behalf(weighted_sum/2, type_error(weighted_feature, Feature)).

%   What the goal throws has the predicate as its context that was called.

on_behalf(Caller, Goal) :-
    catch(Goal, error(Formal, Context),
          ( ignore(( nonvar(Context), Context = context(_, Message) )),
            throw(error(Formal, context(minimax:Caller, Message))) )).

%!  load_game(+File, -Game) is det.
%
%   Game is the game that the facts of File define: a handle for the option
%   game(Game) of minimax/5, which is freed when nothing refers to it any more.
%   The facts are read in C++, much faster than consult/1 reads them, and no
%   predicate is defined. Threads may search one game at the same time.
%
%   File may also be a module with a game in C++ (see docs/cpp.md): machine code, which may
%   do anything.
%
%   File may be given without its extension `.pl`, and as an alias such as
%   library(tree). Errors and warnings are printed, a hundred of each kind, and
%   how many more there are.
%
%   @error  syntax_error(fact_file(Errors)) if File holds no game; Errors is a list
%           of error(Line, LinePosition, Message), and the context is that of the
%           first one: file(Path, Line, LinePosition, CharacterCount).
%   @error  existence_error(source_sink, File), permission_error(open, source_sink,
%           File) if File cannot be read.
%   @error  domain_error(game_module, File) if it is no module for this version. What the
%           game throws in a search is system_error(Message).

load_game(File, Game) :-
    on_behalf(load_game/2,
              ( must_be(var, Game),
                absolute_file_name(File, Path, [extensions(['', pl]), access(read)]) )),
    load(load_game/2, Path, Loaded, Diagnostics),
    print_diagnostics(Diagnostics),
    check_diagnostics(Diagnostics, Path),
    Game = Loaded.

print_diagnostics(Diagnostics) :-
    forall(( member(diagnostic(Severity, _, _, _, _, Text), Diagnostics)
           ; member(left_out(Severity, Text), Diagnostics)
           ),
           print_message(Severity, minimax(diagnostic(Text)))).

check_diagnostics(Diagnostics, Path) :-
    findall(error(Line, LinePos, Message),
            member(diagnostic(error, Line, LinePos, _, Message, _), Diagnostics),
            Errors),
    Errors \== [],
    !,
    memberchk(diagnostic(error, Line, LinePos, CharNo, _, _), Diagnostics),
    throw(error(syntax_error(fact_file(Errors)),
                file(Path, Line, LinePos, CharNo))).
check_diagnostics(_, _).


:- use_foreign_module.
:- use_module(minimax/sandbox, []).

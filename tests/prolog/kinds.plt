/** Games in which chance moves, and games of several players.

The answers of rules, of consulted facts and of a loaded file are compared with programs that say
what the values are, and nothing else.
*/

:- use_module(library(plunit)).
:- use_module(library(minimax)).
:- use_module(library(random)).

:- prolog_load_context(directory, Dir),
   atom_concat(Dir, '/../../examples/kinds/', Kinds),
   asserta(user:file_search_path(kinds, Kinds)).

:- dice_race:ensure_loaded(kinds(dice_race)).
:- nim:ensure_loaded(kinds(three_player_nim)).
:- dice:ensure_loaded(kinds(chance)).
:- three:ensure_loaded(kinds(three_players)).
:- die:ensure_loaded(kinds(three_players_die)).

                 /*******************************
                 *           ORACLES            *
                 *******************************/

%   expected(+Module, +Pos, -Value): what the value of a position is, by its definition.

expected(Module, Pos, Value) :-
    (   call(Module:moves(Pos, Moves)),
        Moves \== []
    ->  expected_of(Module, Pos, Moves, Value)
    ;   call(Module:static_eval(Pos, Value))
    ).

expected_of(Module, Pos, Moves, Value) :-
    catch(call(Module:chance_to_move(Pos)), _, fail),
    !,
    foldl([P-Succ,Sum0,Sum]>>( expected(Module, Succ, V), Sum is Sum0+P*V ), Moves, 0, Value).
expected_of(Module, Pos, Moves, Value) :-
    maplist(expected(Module), Moves, Values),
    (   call(Module:max_to_move(Pos))
    ->  max_list(Values, Value)
    ;   min_list(Values, Value)
    ).

%   payoffs(+Module, +Players, +Pos, -Payoffs, -Line): of equals the last is taken.

payoffs(Module, Players, Pos, Payoffs, []) :-
    catch(call(Module:chance_to_move(Pos)), _, fail),
    !,
    call(Module:moves(Pos, Moves)),
    maplist([_,0]>>true, Players, Zero),
    foldl([P-Succ,Sum0,Sum]>>( payoffs(Module, Players, Succ, Found, _),
                               maplist([V,S0,S]>>(S is S0+P*V), Found, Sum0, Sum) ),
          Moves, Zero, Payoffs).
payoffs(Module, Players, Pos, Payoffs, Line) :-
    (   call(Module:moves(Pos, Moves)),
        Moves \== []
    ->  call(Module:player_to_move(Pos, Player)),
        nth1(Index, Players, Player),
        findall(Own-(Succ-Found-Rest),
                ( member(Succ, Moves),
                  payoffs(Module, Players, Succ, Found, Rest),
                  nth1(Index, Found, Own) ),
                Candidates),
        foldl([Own-C,Best0,Best]>>( Best0 = Own0-_, Own0 > Own -> Best = Best0 ; Best = Own-C ),
              Candidates, -1000000-none, _-(Succ-Payoffs-Rest)),
        Line = [Succ|Rest]
    ;   call(Module:static_eval(Pos, Payoffs)),
        Line = []
    ).

                 /*******************************
                 *         RANDOM TREES         *
                 *******************************/

seed(Seed) :-
    (   getenv('MINIMAX_SEED', Text)
    ->  atom_number(Text, Seed)
    ;   Seed = 1
    ),
    set_random(seed(Seed)).

%   random_game(+Kind, +Module): the facts of a tree. Its root is 0.

random_game(Kind, Module) :-
    clear(Module),
    nb_setval(next_position, 1),
    random_position(Kind, Module, 0, 4).

clear(Module) :-
    forall(member(Name/Arity, [moves/2, static_eval/2, max_to_move/1, min_to_move/1,
                               chance_to_move/1, player_to_move/2]),
           ( dynamic(Module:Name/Arity),
             functor(Head, Name, Arity),
             retractall(Module:Head) )).

random_position(Kind, Module, Pos, Depth) :-
    (   ( Depth =:= 0 ; Depth < 4, random(6) =:= 0 )
    ->  random_value(Kind, Value),
        assertz(Module:static_eval(Pos, Value))
    ;   random_between(1, 3, Count),
        findall(Succ, ( between(1, Count, _), new_position(Succ) ), Successors),
        random_mover(Kind, Mover),
        assert_moves(Mover, Module, Pos, Successors),
        Below is Depth-1,
        forall(member(Succ, Successors), random_position(Kind, Module, Succ, Below))
    ).

new_position(Pos) :-
    nb_getval(next_position, Pos),
    Next is Pos+1,
    nb_setval(next_position, Next).

random_mover(chance, Mover) :-
    random_member(Mover, [max, min, chance]).
random_mover(players, player(Player)) :-
    random_between(1, 3, Player).
random_mover(players_and_chance, Mover) :-
    (   random(3) =:= 0
    ->  Mover = chance
    ;   random_mover(players, Mover)
    ).

random_value(chance, Value) :-
    random_between(-5, 5, Above),
    random_member(Below, [1,2,3]),
    Value is Above rdiv Below.
random_value(players, [A,B,C]) :-
    maplist(random_between(0, 4), [A,B,C]).
random_value(players_and_chance, Value) :-
    random_value(players, Value).

assert_moves(max, Module, Pos, Successors) :-
    assertz(Module:max_to_move(Pos)),
    assertz(Module:moves(Pos, Successors)).
assert_moves(min, Module, Pos, Successors) :-
    assertz(Module:min_to_move(Pos)),
    assertz(Module:moves(Pos, Successors)).
assert_moves(chance, Module, Pos, Successors) :-
    assertz(Module:chance_to_move(Pos)),
    length(Successors, Count),
    Whole is Count*(Count+1)//2,
    findall(P-Succ, ( nth1(Share, Successors, Succ), P is Share rdiv Whole ), Moves),
    assertz(Module:moves(Pos, Moves)).
assert_moves(player(Player), Module, Pos, Successors) :-
    assertz(Module:player_to_move(Pos, Player)),
    assertz(Module:moves(Pos, Successors)).

%   loaded(+Module, -Game): the facts of the module, by way of a file.

loaded(Module, Game) :-
    tmp_file_stream(File, Out, [encoding(utf8), extension(pl)]),
    forall(( member(Name/Arity, [moves/2, static_eval/2, max_to_move/1, min_to_move/1,
                                 chance_to_move/1, player_to_move/2]),
             functor(Head, Name, Arity),
             clause(Module:Head, true) ),
           format(Out, '~q.~n', [Head])),
    close(Out),
    load_game(File, Game),
    delete_file(File).

:- begin_tests(chance).

test(notes, [true(a(B,V,L) == a(first,2.1,[first]))]) :-
    minimax(dice:throw, B, V, L).
test(same, [true(a(B,V,L) == a(first,2.1,[first]))]) :-
    expectiminimax(dice:throw, B, V, L).
test(at_chance, [true(t(B,V,L) =@= t(_,2.1,[]))]) :-
    expectiminimax(dice:first, B, V, L).
test(likeliest, [true(L == [first,a])]) :-
    expectiminimax(dice:throw, _, _, L, [nodes_list(likeliest)]).
test(policy, [true(L == [throw-[first], first-[a,b], a-[], b-[]])]) :-
    expectiminimax(dice:throw, _, _, L, [nodes_list(policy)]).
test(leaf_as_written, [true(V == 2)]) :-
    expectiminimax(dice:a, _, V, _).

test(race, [true(Race-Vs == 993340r1594323-[993340r1594323,993340r1594323])]) :-
    expectiminimax(dice_race:race(max,[0,0],[0,0]), _, Race, []),
    findall(V, ( member(Algorithm, [star1,star2]),
                 expectiminimax(dice_race:race(max,[0,0],[0,0]), _, V, [],
                                [algorithm(Algorithm), value_range(0, 1)]) ),
            Vs).
test(race_by_definition, [nondet, true(N-V == 18-Expected)]) :-
    findall(Pos, ( member(Die, [1,2,3]), member(Side, [max,min]),
                   member(Max-Min, [[3,4]-[2,5], [4,4]-[3,3], [2,5]-[4,5]]),
                   Pos = roll(Side,Die,Max,Min) ), Positions),
    length(Positions, N),
    maplist([Pos,Value]>>minimax(dice_race:Pos, _, Value, _), Positions, V),
    maplist(expected(dice_race), Positions, Expected),
    format(user_error, '~D positions of the dice race by the definition~n', [N]).

test(random, [true(Different == [])]) :-
    seed(Seed),
    numlist(1, 300, Games),
    findall(Game, ( member(Game, Games), \+ same_values(Game) ), Different),
    format(user_error, 'seed ~w: 300 games with chance, 6 searches each~n', [Seed]).

same_values(_) :-
    random_game(chance, random_chance),
    expected(random_chance, 0, Expected),
    loaded(random_chance, Game),
    forall(member(Options, [ [], [algorithm(star1), value_range(-5,5)],
                             [algorithm(star2), value_range(-5,5)], [game(Game)],
                             [game(Game), algorithm(star1)], [game(Game), algorithm(star2)] ]),
           ( expectiminimax(random_chance:0, Best, Value, Line, Options),
             Value =:= Expected,
             consistent(Best, Line, Value) )).

consistent(Best, Line, Value) :-
    (   var(Best)
    ->  Line == []
    ;   Line = [Best|_],
        expected(random_chance, Best, Again),
        Again =:= Value
    ).

test(no_chance, [true(a(B,V,L) == a(b,3,[b]))]) :-
    expectiminimax(plain:a, B, V, L).
test(declared_only, [true(a(B,V,L) == a(b,3,[b]))]) :-
    minimax(declared:a, B, V, L, [algorithm(pvs)]).
test(declared_for_two, [true(a(B,V) == a(c,[1,2]))]) :-
    maxn(declared_for_two:a, B, V, _).
test(all_ties, [all(B == [b,c])]) :-
    minimax(ties:a, B, _, _, [ties(all)]).
test(deepens, [true(Complete-V == true-2.1)]) :-
    expectiminimax(dice:throw, _, V, _, [node_limit(1000), statistics(S)]),
    memberchk(complete(Complete), S).
test(stops, [true(t(Complete,Depth,V) == t(false,5,2))]) :-
    expectiminimax(endless:0, _, V, _, [node_limit(62), statistics(S)]),
    memberchk(complete(Complete), S),
    memberchk(depth(Depth), S).
test(closures, [true(V == 1r2)]) :-
    minimax(other:start, _, V, _,
            [interface([moves = go/2, mover = turn/2, players = me/you/fate, static_eval = worth/2])]).

test(probabilities, [error(domain_error(probabilities, a))]) :-
    minimax(bad_sum:a, _, _, _).
test(no_pairs, [error(domain_error(probabilities, a))]) :-
    minimax(no_pairs:a, _, _, _).
test(cycle, [error(domain_error(acyclic_game, [_,_|_]))]) :-
    expectiminimax(endless:0, _, _, _).
test(unbounded, [error(existence_error(minimax_option, value_range))]) :-
    expectiminimax(dice:throw, _, _, _, [algorithm(star1)]).
test(beyond, [error(domain_error(value_range, 3))]) :-
    expectiminimax(dice:throw, _, _, _, [algorithm(star2), value_range(0,2)]).
test(infinite, [error(type_error(evaluable, inf))]) :-
    minimax(infinite:a, _, _, _).
test(algorithm, [error(domain_error(algorithm, alphabeta))]) :-
    minimax(dice:throw, _, _, _, [algorithm(alphabeta)]).
test(option, [error(domain_error(minimax_option, threads))]) :-
    minimax(dice:throw, _, _, _, [threads(2)]).
test(table, [error(domain_error(minimax_option, transposition))]) :-
    minimax(dice:throw, _, _, _, [transposition(1)]).
test(several, [error(domain_error(two_player_game, root))]) :-
    expectiminimax(three:root, _, _, _).
test(window, [error(domain_error(two_player_game, throw))]) :-
    alphabeta(dice:throw, 0, 1, _, _).

test(leaf_of_chance, [true(V == 9r2)]) :-
    minimax(named_leaf:s, _, V, _, [interface([view = mover])]).
test(policy_within_limits, [true(Limited == Policy)]) :-
    expectiminimax(shared:a, _, _, Policy, [nodes_list(policy)]),
    expectiminimax(shared:a, _, _, Limited, [nodes_list(policy), node_limit(100000)]).
test(overflow, [error(evaluation_error(float_overflow))]) :-
    minimax(huge:r, _, _, _).
test(overflow_seen_late, [error(evaluation_error(float_overflow))]) :-
    minimax(huge:q, _, _, _).
test(chance_without_names, [error(domain_error(minimax_role, players))]) :-
    minimax(plain:a, _, _, _, [interface([mover = parity, players = x/y/z])]).

:- end_tests(chance).

:- dynamic lone:moves/2.

lone:players([x,y]).
lone:static_eval(a, [3,4]).

:- begin_tests(players).

test(notes, [true(a(B,V,L) == a(right,[1,5,2],[right,v,v2]))]) :-
    maxn(three:root, B, V, L).
test(c_takes_6, [true(a(B,V,L) == a(x1,[1,2,6],[x1]))]) :-
    maxn(three:x, B, V, L).
test(all_lines, [all(B-V == [left-[1,2,6],right-[1,5,2]])]) :-
    maxn(three:root, B, V, _, [ties(all)]).
test(leaf, [true(t(B,V,L) =@= t(_,[1,2,6],[]))]) :-
    maxn(three:x1, B, V, L).
test(lone_leaf, [true(t(B,V,L) =@= t(_,[3,4],[]))]) :-
    maxn(lone:a, B, V, L).
test(nim, [true(a(B,V) == a(heap(4,bob),[0,1,3]))]) :-
    maxn(nim:heap(7,ann), B, V, _).
test(nim_by_definition, [true(Found == Expected)]) :-
    findall(V-L, ( between(1, 12, M), maxn(nim:heap(M,bob), _, V, L) ), Found),
    findall(V-L, ( between(1, 12, M), payoffs(nim, [ann,bob,cy], heap(M,bob), V, L) ), Expected).
test(nim_shallow, [true(Found == Expected)]) :-
    findall(V-L, ( between(1, 20, M), maxn(nim:heap(M,cy), _, V, L) ), Expected),
    findall(V-L, ( between(1, 20, M),
                   maxn(nim:heap(M,cy), _, V, L, [algorithm(shallow), payoff_sum(4)]) ), Found).
test(paranoid, [true(V == [1,3,0])]) :-
    maxn(nim:heap(4,ann), _, V, _, [algorithm(paranoid)]).

test(random, [true(Different == [])]) :-
    seed(Seed),
    numlist(1, 300, Games),
    findall(Game, ( member(Game, Games), \+ same_payoffs(Game) ), Different),
    format(user_error, 'seed ~w: 300 games of three, 4 searches each~n', [Seed]).

same_payoffs(_) :-
    random_game(players, random_players),
    payoffs(random_players, [1,2,3], 0, Expected, ExpectedLine),
    loaded(random_players, Game),
    forall(member(Options, [ [], [algorithm(shallow), payoff_sum(12)], [game(Game)],
                             [game(Game), algorithm(shallow)] ]),
           ( maxn(random_players:0, _, Payoffs, Line, Options),
             Payoffs-Line == Expected-ExpectedLine )).

test(die, [true(a(B,V,L) == a(throw,[3r2,25r6,10r3],[throw]))]) :-
    maxn(die:start, B, V, L).
test(die_thrown, [true(t(B,V,L) =@= t(_,[3r2,25r6,10r3],[]))]) :-
    maxn(die:throw, B, V, L).
test(die_as_written, [true(a(B,V,L) == a(bob_takes,[0,5,4],[bob_takes]))]) :-
    maxn(die:after_throw, B, V, L).
test(die_ties, [all(V-L == [[3r2,25r6,10r3]-[throw]])]) :-
    maxn(die:start, _, V, L, [ties(all)]).
test(die_depth, [error(existence_error(static_value, throw))]) :-
    maxn(die:start, _, _, _, [depth(1)]).
test(die_pruned, [forall(member(Algorithm-Options, [ shallow-[payoff_sum(9)], paranoid-[],
                                                     best_reply-[] ])),
                  error(domain_error(algorithm, Algorithm))]) :-
    maxn(die:start, _, _, _, [algorithm(Algorithm)|Options]).
test(die_not_thrown, [true(V == [1,2,6])]) :-
    maxn(die:hand_on, _, V, _, [algorithm(shallow), payoff_sum(9)]).
test(die_float, [true(V =@= [0.5,0.5])]) :-
    maxn(half:a, _, V, _).
test(die_too_large, [error(evaluation_error(float_overflow))]) :-
    maxn(huge_players:a, _, _, _).
test(die_wrong, [error(domain_error(probabilities, a))]) :-
    maxn(improper:a, _, _, _).
test(random_with_chance, [true(Different == [])]) :-
    seed(Seed),
    numlist(1, 300, Games),
    findall(Game, ( member(Game, Games), \+ same_with_chance(Game) ), Different),
    format(user_error, 'seed ~w: 300 games of three with chance, 2 searches each~n', [Seed]).

same_with_chance(_) :-
    random_game(players_and_chance, random_players),
    assertz(random_players:player_to_move(none, 1)),
    payoffs(random_players, [1,2,3], 0, Expected, Line),
    loaded(random_players, Game),
    forall(member(Options, [[], [game(Game)]]),
           ( maxn(random_players:0, _, Payoffs, Line, Options),
             maplist(=:=, Payoffs, Expected) )).

test(depth, [true(V-L == [5,5]-[b])]) :-
    maxn(deep:a, _, V, L, [depth(1)]).
test(table, [true(V == [1,3,0])]) :-
    maxn(nim:heap(4,ann), _, V, _, [algorithm(paranoid), transposition(1)]).
test(cut_offs, [forall(member(Algorithm, [paranoid, best_reply])), true(CutOffs > 0)]) :-
    maxn(nim:heap(9,ann), _, _, _, [algorithm(Algorithm), statistics(S)]),
    memberchk(cut_offs(CutOffs), S).
test(hits, [forall(member(Algorithm, [paranoid, best_reply])), true(Hits > 0)]) :-
    maxn(nim:heap(9,ann), _, _, _, [algorithm(Algorithm), statistics(S)]),
    memberchk(table_hits(Hits), S).
test(no_table, [error(domain_error(minimax_option, transposition))]) :-
    maxn(deep:a, _, _, _, [transposition(1)]).
test(own_names, [true(V == [0,9])]) :-
    maxn(named:s, _, V, _,
         [interface([player_to_move = turn/2, players = [x,o]])]).

test(wrong_length, [error(domain_error(payoffs, c))]) :-
    maxn(wrong_length:a, _, _, _).
test(unknown, [error(existence_error(player, a))]) :-
    maxn(unknown:a, _, _, _).
test(negative, [error(domain_error(shallow_payoffs, b))]) :-
    maxn(negative:a, _, _, _, [algorithm(shallow), payoff_sum(3)]).
test(no_sum, [error(existence_error(minimax_option, payoff_sum))]) :-
    maxn(deep:a, _, _, _, [algorithm(shallow)]).
test(two_players, [error(domain_error(game_of_players, throw))]) :-
    maxn(dice:throw, _, _, _).
test(minimax, [error(domain_error(two_player_game, root))]) :-
    minimax(three:root, _, _, _).

test(endless, [true(Complete-Depth == false-6)]) :-
    maxn(line:0, _, _, _, [node_limit(100), statistics(S)]),
    memberchk(complete(Complete), S),
    memberchk(depth(Depth), S).
test(cyclic, [true(L == [1])]) :-
    maxn(circle:0, _, _, L, [depth(1)]).
test(cycle, [error(domain_error(acyclic_game, [0,1,0]))]) :-
    maxn(circle:0, _, _, _).
test(heuristic, [true(B-V == c-[2,2])]) :-
    maxn(guess:a, B, V, _, [depth(1), interface([heuristic = h/3])]).
test(asked_once, [true(Count == 1)]) :-
    nb_setval(asked, 0),
    maxn(counted:a, _, _, _),
    nb_getval(asked, Count).
test(unknown_later, [error(existence_error(player, c))]) :-
    maxn(late:a, _, _, _).
test(cyclic_payoff, [error(domain_error(payoffs, b))]) :-
    maxn(cyclic_payoff:a, _, _, _).
test(cyclic_player, [error(existence_error(player, a))]) :-
    maxn(cyclic_player:a, _, _, _).
test(cyclic_name, [error(domain_error(minimax_players, _))]) :-
    maxn(cyclic_name:a, _, _, _).
test(view, [error(domain_error(minimax_role, view))]) :-
    maxn(deep:a, _, _, _, [depth(1), interface([view = mover])]).

:- end_tests(players).

                 /*******************************
                 *            GAMES             *
                 *******************************/

plain:moves(a, [b,c]).
plain:max_to_move(a).
plain:static_eval(b, 3).
plain:static_eval(c, 2).

:- dynamic declared:chance_to_move/1, declared:player_to_move/2.
:- discontiguous declared:chance_to_move/1.
declared:moves(a, [b,c]).
declared:max_to_move(a).
declared:static_eval(b, 3).
declared:static_eval(c, 2).

:- dynamic declared_for_two:max_to_move/1, declared_for_two:min_to_move/1.
declared_for_two:moves(a, [b,c]).
declared_for_two:players([p,q]).
declared_for_two:player_to_move(a, p).
declared_for_two:static_eval(b, [0,5]).
declared_for_two:static_eval(c, [1,2]).

ties:moves(a, [b,c,d]).
ties:moves(b, [1/2-x, 1/2-y]).
ties:max_to_move(a).
ties:chance_to_move(b).
ties:static_eval(x, 0).
ties:static_eval(y, 2).
ties:static_eval(c, 1).
ties:static_eval(d, 0).

endless:moves(N, [1r2-M, 1r2-0]) :- M is (N+1) mod 3.
endless:chance_to_move(_).
endless:static_eval(_, 2).

other:go(start, [heads, tails]).
other:go(heads, [0.5-x, 0.5-y]) :- fail.
other:go(tails, [1/2-x, 1/2-y]).
other:turn(start, me).
other:turn(tails, fate).
other:worth(x, 0).
other:worth(y, 1).
other:worth(heads, 1r3).

bad_sum:moves(a, [0.5-b, 0.6-c]).
bad_sum:chance_to_move(a).
bad_sum:static_eval(_, 1).

no_pairs:moves(a, [b, c]).
no_pairs:chance_to_move(a).
no_pairs:static_eval(_, 1).

infinite:moves(a, [1r2-b, 1r2-c]).
infinite:chance_to_move(a).
infinite:static_eval(b, inf).
infinite:static_eval(c, 1).

named_leaf:moves(s, [1/2-l, 1/2-r]).
named_leaf:moves(l, [x]).
named_leaf:chance_to_move(P) :- lists:memberchk(P, [s,r,x]).
named_leaf:max_to_move(l).
named_leaf:static_eval(x, 4).
named_leaf:static_eval(r, 5).

shared:moves(a, [1/2-b, 1/2-c]).
shared:moves(b, [c]).
shared:moves(c, [d]).
shared:chance_to_move(a).
shared:max_to_move(b).
shared:max_to_move(c).
shared:static_eval(_, 1).

huge:moves(r, [1/2-b, 1/2-c]).
huge:moves(q, [1/2-b, 0.5-c]).
huge:chance_to_move(_).
huge:static_eval(b, 10**400).
huge:static_eval(c, 0.5).

line:moves(N, [M,K]) :- M is N+1, K is N+2.
line:player_to_move(N, P) :- P is N mod 2 + 1.
line:static_eval(N, [A,B]) :- A is N mod 7, B is N mod 5.

circle:moves(0, [1]).
circle:moves(1, [0]).
circle:player_to_move(_, 1).
circle:static_eval(_, [1]).

guess:moves(a, [b,c]).
guess:moves(b, [d]).
guess:player_to_move(a, 1).
guess:player_to_move(b, 2).
guess:h(b, P, [P,9]).
guess:static_eval(c, [2,2]).
guess:static_eval(d, [1,2]).

counted:moves(a, [b]).
counted:player_to_move(a, 1).
counted:static_eval(b, [1,2]) :-
    nb_getval(asked, N), M is N+1, nb_setval(asked, M).

cyclic_payoff:moves(a, [b]).
cyclic_payoff:player_to_move(a, 1).
cyclic_payoff:static_eval(b, [1,X]) :- X = 1+X.
cyclic_payoff:players([1,2]).

cyclic_player:moves(a, [b]).
cyclic_player:player_to_move(a, X) :- X = f(X).
cyclic_player:static_eval(b, [1,2]).

cyclic_name:moves(a, [b]).
cyclic_name:player_to_move(a, 1).
cyclic_name:static_eval(b, [1,2]).
cyclic_name:players([X]) :- X = f(X).

deep:moves(a, [b]).
deep:moves(b, [c]).
deep:player_to_move(a, 1).
deep:player_to_move(b, 2).
deep:static_eval(b, [5,5]).
deep:static_eval(c, [1,1]).

named:moves(s, [t,u]).
named:turn(s, o).
named:static_eval(t, [1,0]).
named:static_eval(u, [0,9]).

wrong_length:moves(a, [b,c]).
wrong_length:player_to_move(a, 1).
wrong_length:static_eval(b, [1,2]).
wrong_length:static_eval(c, [1,2,3]).

unknown:moves(a, [b]).
unknown:player_to_move(a, 3).
unknown:static_eval(b, [1,2]).

late:moves(a, [b,c]).
late:moves(c, [d]).
late:player_to_move(a, 1).
late:player_to_move(c, 3).
late:static_eval(b, [1,2]).
late:static_eval(d, [1,2]).

half:moves(a, [0.5-b,0.5-c]).
half:chance_to_move(a).
half:player_to_move(c, 1).
half:moves(c, [d]).
half:static_eval(b, [1,0]).
half:static_eval(d, [0,1]).

huge_players:moves(a, [0.5-b,0.5-c]).
huge_players:chance_to_move(a).
huge_players:player_to_move(none, 1).
huge_players:static_eval(b, [V]) :- V is 10**400.
huge_players:static_eval(c, [1]).

improper:moves(a, [1r2-b,1r3-c]).
improper:chance_to_move(a).
improper:player_to_move(none, 1).
improper:static_eval(b, [1]).
improper:static_eval(c, [1]).

negative:moves(a, [b]).
negative:player_to_move(a, 1).
negative:static_eval(b, [1,-2]).

:- module(test_state, []).

/** <module> Programs that keep a state in the database
*/

:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(yall)).
:- use_module(library(minimax)).

:- dynamic
    board:cell/1, count:asked/1, log:met/1, memo:known/2, read:cell/1, unknown:cell/1, role:cell/1, role:log/1.

board:moves(N, L) :-
    retractall(board:cell(_)),
    assertz(board:cell(N)),
    findall(M, board:move(M), L).
board:move(M) :-
    board:cell(N),
    member(K, [1,2]),
    K =< N,
    M is N-K.
count:moves(_, []) :-
    catch(maplist([N]>>retract(count:asked(N)), [_]), _, true).
log:moves(N, L) :-
    findall(M, ( member(K, [1,2]), K =< N, M is N-K, assertz(log:met(M)) ), L),
    flag(positions, Count, Count+1).
memo:moves(N, L) :-
    ( memo:known(N, L) -> true ; L = [], asserta((memo:known(N, L) :- true)) ).
read:moves(N, [M]) :-
    read:cell(N),
    M is N-1.
unknown:moves(N, L) :-
    Fact =.. [cell,N],
    assertz(Fact),
    findall(C, unknown:cell(C), L).
variable:moves(N, [M]) :-
    nb_setval(board, N),
    variable:move(M).
undone:moves(N, [M]) :-
    b_setval(board, N),
    variable:move(M).
variable:move(M) :-
    b_getval(board, N),
    M is N-1.
flagged:moves(_, []) :-
    flag(flagged, N, N+1),
    N > 3.
recording:moves(N, []) :-
    recorda(board, N),
    recorded(board, _).
role:successor(N, M) :-
    retract(role:cell(N)),
    M is N-1.
role:moves(_, []) :-
    assertz(role:log(1)),
    role:log(_).
role:legal(_, 1).
role:apply(N, K, M) :-
    M is N-K.

kept(Module, Interface, What) :-
    (   minimax_state:kept_state(Module, Interface, What0)
    ->  What = What0
    ;   What = nothing
    ).

:- begin_tests(kept_state).

case(board, [], cell/1).
case(count, [], asked/1).
case(log, [], nothing).
case(memo, [], known/2).
case(read, [], nothing).
case(unknown, [], cell/1).
case(variable, [], board).
case(undone, [], nothing).
case(flagged, [], flag(flagged)).
case(recording, [], any).
case(role, [move = successor/2], cell/1).
case(role, [move = successor(position, successor)], cell/1).
case(role, [moves = [_,[]]>>true], nothing).
case(role, [move = legal/2, apply = apply/3], nothing).
case(role, [move = legal/2, apply = [N,_,M]>>successor(N, M)], cell/1).
case(role, [], log/1).

test(found, [forall(case(Module, Interface, Expected)), What == Expected]) :-
    kept(Module, Interface, What).

:- end_tests(kept_state).

closure:moves(_, []).
closure:static_eval(P, V) :-
    findall(S, ( closure:feature(F), call(F, P, S) ), L),
    sum_list(L, V).
closure:feature(mobility).
fixed:moves(_, L) :-
    findall(M, fixed:move(M), L).
fixed:static_eval(P, V) :-
    maplist(fixed:worth(P), [V]),
    phrase(fixed:text, [], _).
fixed:worth(_, _) :-
    \+ clause(fixed:told(_), _).
fixed:text --> [].
fixed:fill :- fixed:row(1).
spread:moves(_, [S]) :- P = spread, P:succ(S).
applied:moves(P, L) :- apply(applied:list, [P,L]).
made:moves(P, L) :- Goal =.. [list,P,L], made:Goal.
listing:moves(P, [L]) :- assertz((listing:row(X) :- listing:other(X))), listing:row(P), L = 1.

:- begin_tests(asks_by_name).

asked(closure, [], mobility).           % as may be anything
asked(fixed, [], move).
asked(fixed, [], worth).
asked(fixed, [], text).
asked(fixed, [], told).                 % by clause/2
asked(fixed, [], static_eval).
asked(fixed, [], max_to_move).
asked(fixed, [], show_position).
asked(fixed, [fixed:fill], row).
asked(fixed, [fixed:( P = 1, assertz(cell(P)) ; row(P) )], row).
asked(spread, [], any).
asked(applied, [], any).
asked(made, [], any).
asked(listing, [], any).

test(asked, [forall(asked(Module, Goals, Name)), nondet]) :-
    atom_string(Name, Text),
    minimax_state:asks_by_name(Module, [], Goals, [Text]).
test(role) :-
    minimax_state:asks_by_name(fixed, [terminal = over/1], [], ["over"]).
test(start) :-
    minimax_state:asks_by_name(fixed, [start = fill], [], ["row"]).
test(not_asked, [forall(member(Name, ["row", "fill", "other", "write"])), fail]) :-
    minimax_state:asks_by_name(fixed, [], [], [Name]).
test(expansion, [setup(assertz(fixed:term_expansion(a, b))), cleanup(abolish(fixed:term_expansion/2))]) :-
    minimax_state:asks_by_name(fixed, [], [], ["other"]).

:- end_tests(asks_by_name).

:- dynamic
    warning/1.

interface([mover = parity, view = mover, default_value = -1]).

warned(Goal, Warnings) :-
    retractall(warning(_)),
    setup_call_cleanup(
        asserta((user:message_hook(minimax(kept_state(What)), warning, _) :-
                     assertz(test_state:warning(What))), Clause),
        call(Goal),
        erase(Clause)),
    findall(Warning, retract(warning(Warning)), Warnings).

:- begin_tests(one_thread).

test(same_answers, Different == []) :-
    interface(Interface),
    findall(N, ( between(1, 12, N),
                 warned(minimax(board:N, B1, V1, L1, [interface(Interface), threads(4)]), _),
                 minimax(board:N, B2, V2, L2, [interface(Interface)]),
                 B1/V1/L1 \== B2/V2/L2 ), Different).
test(told, Warnings == [cell/1]) :-
    interface(Interface),
    warned(minimax(board:5, _, _, _, [interface(Interface), threads(2)]), Warnings).
test(not_told, Warnings == []) :-
    interface(Interface),
    warned(( minimax(board:5, _, _, _, [interface(Interface)]),
             minimax(log:5, _, _, _, [interface(Interface), threads(2)]) ), Warnings).

:- end_tests(one_thread).

:- module(naive_minimax,
          [ naive_minimax/6,            % +Module, +Pos, -BestPos, -Val, -NodesList, +Options
            naive_mover/3,              % +Module, +Pos, -Mover
            naive_successors/3,         % +Module, +Pos, -Successors
            naive_compare/3             % ?Order, +Val1, +Val2
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(option)).

/** <module> Minimax as it is defined, for comparing with

Follows every path, remembers nothing and cuts nothing off: slow, and easy to believe. Where the
notes' program goes by whose turn it is in a successor, this goes by who moves in the position
itself, and it compares all numbers exactly.
*/

%!  naive_minimax(+Module, +Pos, -BestPos, -Val, -NodesList, +Options) is nondet.
%
%   The answer for Pos in the game that the facts in Module define. BestPos stays unbound where Pos
%   is a leaf. Options:
%
%     - ties(Ties)
%       `last` (default), `first` or `all`. With `all` each of the best successors of Pos is an
%       answer once, in their order; below them the last of equals wins.
%     - nodes_list(Kind)
%       `positions` (default): the path from BestPos to the leaf. `notes`: as the notes' program
%       builds it.
%     - depth(N)
%       Positions N plies below Pos are valued as leaves.
%     - on_cycle(Do)
%       `error` (default), or draw(V): a position that is on the path from Pos to it already has
%       the value V.
%
%   @throws cycle(Position) where a position repeats, neither on_cycle(draw(_)) nor depth(_) given
%   @throws unknown_mover(Position)
%   @throws no_value(Position)

naive_minimax(Module, Pos, BestPos, Val, NodesList, Options) :-
    option(ties(Ties), Options, last),
    option(depth(Depth), Options, infinite),
    (   Ties == first
    ->  InnerTies = first
    ;   InnerTies = last
    ),
    search(Module, Pos, [], Depth, InnerTies, Options, Result),
    answer(Result, Ties, Options, BestPos, Val, NodesList).

answer(leaf(Val), _, _, _, Val, []).
answer(inner(Mover, Candidates), Ties, Options, BestPos, Val, NodesList) :-
    best(Ties, Mover, Candidates, Candidate),
    Candidate = candidate(BestPos, Val, _),
    nodes_list(Options, Candidate, Candidates, NodesList).

%   search(+Module, +Pos, +Path, +Depth, +Ties, +Options, -Result): Result is leaf(Val), or
%   inner(Mover, Candidates) with a candidate(Successor, Val, NodesList) for each successor, in
%   order. Path holds the positions above Pos.

search(_, Pos, Path, Depth, _, Options, leaf(Val)) :-
    memberchk(Pos, Path),
    cycle(Options, Depth, Pos, Val),
    !.
search(Module, Pos, _, 0, _, _, leaf(Val)) :-
    !,
    value(Module, Pos, Val).
search(Module, Pos, Path, Depth, Ties, Options, Result) :-
    naive_successors(Module, Pos, Successors),
    (   Successors == []
    ->  Result = leaf(Val),
        value(Module, Pos, Val)
    ;   Result = inner(Mover, Candidates),
        naive_mover(Module, Pos, Mover),
        (   Depth == infinite
        ->  Depth1 = infinite
        ;   Depth1 is Depth - 1
        ),
        maplist(candidate(Module, [Pos|Path], Depth1, Ties, Options), Successors, Candidates)
    ).

candidate(Module, Path, Depth, Ties, Options, Pos, candidate(Pos, Val, NodesList)) :-
    search(Module, Pos, Path, Depth, Ties, Options, Result),
    answer(Result, Ties, Options, _, Val, NodesList),
    !.

cycle(Options, Depth, Pos, Val) :-
    option(on_cycle(Do), Options, error),
    (   Do = draw(Val)
    ->  true
    ;   Depth == infinite
    ->  throw(cycle(Pos))
    ;   fail
    ).

value(Module, Pos, Val) :-
    (   ( Module:static_eval(Pos, Val0) ; Module:staticval(Pos, Val0) )
    ->  Val = Val0
    ;   throw(no_value(Pos))
    ).

%!  naive_successors(+Module, +Pos, -Successors:list) is det.
%
%   The successors of Pos in order, none where it is a leaf.

naive_successors(Module, Pos, Successors) :-
    (   Module:moves(Pos, Successors0)
    ->  Successors = Successors0
    ;   Successors = []
    ).

%!  naive_mover(+Module, +Pos, -Mover) is det.
%
%   Who moves in Pos, `max` or `min`: as it is declared, else as its successors tell.
%
%   @throws unknown_mover(Position)

naive_mover(Module, Pos, Mover) :-
    findall(Declared, declared(Module, Pos, Declared), Movers),
    naive_mover(Movers, Module, Pos, Mover).

naive_mover([Mover], _, _, Mover) :-
    !.
naive_mover([], Module, Pos, Mover) :-
    naive_successors(Module, Pos, [Successor|Successors]),
    declared(Module, Successor, Next),
    other(Next, Mover),
    forall(member(Other, [Successor|Successors]),
           ( declared(Module, Other, Next), \+ declared(Module, Other, Mover) )),
    !.
naive_mover(_, _, Pos, _) :-
    throw(unknown_mover(Pos)).

declared(Module, Pos, max) :-
    once(Module:max_to_move(Pos)).
declared(Module, Pos, min) :-
    once(Module:min_to_move(Pos)).

other(max, min).
other(min, max).

%   best(+Ties, +Mover, +Candidates, -Candidate) is nondet: only for `all` more than once.

best(Ties, Mover, Candidates, Candidate) :-
    include(unbeaten(Mover, Candidates), Candidates, Best),
    (   Ties == last
    ->  last(Best, Candidate)
    ;   Ties == first
    ->  Best = [Candidate|_]
    ;   append(Before, [Candidate|_], Best),
        \+ ( member(Earlier, Before), same_position(Earlier, Candidate) )
    ).

unbeaten(Mover, Candidates, candidate(_, Val, _)) :-
    \+ ( member(candidate(_, Other, _), Candidates),
         naive_compare(Order, Other, Val),
         better(Mover, Order) ).

better(max, >).
better(min, <).

nodes_list(Options, Candidate, Candidates, NodesList) :-
    Candidate = candidate(Pos, _, Below),
    (   option(nodes_list(notes), Options)
    ->  append(Before, [Same|After], Candidates),
        same_position(Same, Candidate),
        \+ ( member(Later, After), same_position(Later, Candidate) ),
        !,
        length([Same|Before], I),
        length(Candidates, N),
        Times is min(I, N - 1),         % once for every comparison that Pos was in
        length(Front, Times),
        maplist(=(Pos), Front),
        append(Front, Below, NodesList)
    ;   NodesList = [Pos|Below]
    ).

same_position(candidate(Pos1, _, _), candidate(Pos2, _, _)) :-
    Pos1 == Pos2.

%!  naive_compare(?Order, +Val1, +Val2) is semidet.
%
%   Compares two arithmetic expressions exactly as numbers, 1 and 1.0 being equal. SWI-Prolog's own
%   comparison may round an integer or a rational to a float when the other one is a float.

naive_compare(Order, Val1, Val2) :-
    X1 is Val1,
    X2 is Val2,
    exact(X1, Exact1),
    exact(X2, Exact2),
    compare_exact(Order, Exact1, Exact2).

%   exact(+Number, -Exact): Exact is Infinity-Rational; Infinity is -1, 0 or 1.

exact(X, Exact) :-
    (   float(X),
        float_class(X, infinite)
    ->  Infinity is integer(sign(X)),
        Exact = Infinity-0
    ;   Rational is rational(X),
        Exact = 0-Rational
    ).

compare_exact(Order, Infinity1-X1, Infinity2-X2) :-
    (   Infinity1 =:= Infinity2
    ->  compare(Order0, X1, X2)         % both are integers or rationals
    ;   compare(Order0, Infinity1, Infinity2)
    ),
    Order = Order0.

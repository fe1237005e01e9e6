% minimax with the notes' tree in the same file

:- discontiguous moves/2, static_eval/2.

max_to_move(d). max_to_move(e). max_to_move(f). max_to_move(g).
min_to_move(b). min_to_move(c).
min_to_move(h). min_to_move(i). min_to_move(j). min_to_move(l).
min_to_move(m). min_to_move(n). min_to_move(o). min_to_move(p).

moves(a, [b,c]).
moves(b, [d,e]).        moves(c, [f,g]).
moves(d, [h,i]).        moves(e, [j,l]).
static_eval(h, 1).      static_eval(i, 4).
static_eval(j, 5).      static_eval(l, 6).
moves(f, [m,n]).        moves(g, [o,p]).
static_eval(m, 2).      static_eval(n, 1).
static_eval(o, 1).      static_eval(p, 1).

minimax(Pos, Best, Val, [Best|Line]) :-
    moves(Pos, PosList), !,
    turn(Pos, Turn),
    options(PosList, Options),
    pick(Options, Turn, option(Val, Best, Line)).
minimax(Pos, _, Val, []) :- static_eval(Pos, Val).

options([], []).
options([P|Ps], [option(V, P, L)|Os]) :- minimax(P, _, V, L), options(Ps, Os).

pick([O], _, O) :- !.
pick([O|Os], Turn, Best) :-
    pick(Os, Turn, Other),
    O = option(V1, _, _), Other = option(V2, _, _),
    (   Turn == max, V1 > V2 -> Best = O
    ;   Turn == min, V1 < V2 -> Best = O
    ;   Best = Other
    ).

turn(Pos, max) :- max_to_move(Pos), !.
turn(Pos, min) :- min_to_move(Pos), !.
turn(Pos, max) :- moves(Pos, [P|_]), min_to_move(P), !.
turn(_, min).

% A module that exports its helpers too, some with names of the library.
:- module(solution, [minimax/4, best/3, last/2, append/3, member/2, select/3]).

minimax(P, B, V, L) :- moves(P, Ss), !, all(Ss, Rs), best(P, Rs, r(B, V, T)), append([B], T, L).
minimax(P, _, V, []) :- static_eval(P, V).

all([], []).
all([S|Ss], [r(S, V, L)|Rs]) :- minimax(S, _, V, L), all(Ss, Rs).

% best(+Pos, +Results, -Best)
best(P, Rs, R) :-
    member(R, Rs),
    R = r(_, V, _),
    (   role(P, max)
    ->  \+ ( member(r(_, W, _), Rs), W > V )
    ;   \+ ( member(r(_, W, _), Rs), W < V )
    ),
    !.

role(P, R) :- max_to_move(P), !, R = max.
role(P, R) :- min_to_move(P), !, R = min.
role(P, R) :- moves(P, [S|_]), role(S, Q), select(Q, [max, min], [R]), !.

member(X, [X|_]).
member(X, [_|T]) :- member(X, T).

append([], L, L).
append([H|T], L, [H|R]) :- append(T, L, R).

last(X, [X]).
last(X, [_|T]) :- last(X, T).

select(X, [X|T], T).
select(X, [H|T], [H|R]) :- select(X, T, R).

% expect: fail|no_answer|tampered|error
% attack: hard-coded answers, and no end where a second answer is looked for
minimax(a, b, 4, [b,d,i]).
minimax(b, d, 4, [d,i]).
minimax(c, g, 1, [g,p]).
minimax(d, i, 4, [i]).
minimax(e, l, 6, [l]).
minimax(f, m, 2, [m]).
minimax(g, p, 1, [p]).
minimax(P, _, V, []) :-
    static_eval(P, V),
    (   true
    ;   repeat,
        fail
    ).

solve /dev/stdin a <<'END'
% A pipe can be read once.
moves(a, [b]).
:- fail.
max_to_move(a).
static_eval(b, N) :- N = 1.
END

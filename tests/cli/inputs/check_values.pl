% Values that are missing, no numbers, given twice, or of no use.
moves(a, [b, c]).
max_to_move(a).
moves(b, [d, e, f]).
min_to_move(b).
moves(c, [g, h]).
min_to_move(c).

static_eval(b, 3).        % an inner position
static_eval(d, 1).
static_eval(d, 1.0).      % the same number
static_eval(e, good).     % no number
static_eval(g, 2 * 3).
static_eval(g, 7).        % contradicts the line before
                          % f has none
static_eval(h, 1r3).

% ISO 8859-1
moves(a, [b, 'größe']).
static_eval(b, 1).

% SWI-Prolog counts a tab as up to eight columns.
moves(a, [b]).
	:- foo.
max_to_move(a). 	/* ä */	:- foo.
static_eval(b, 1).

% Directives of the program's own making.
term_expansion((:- game(From, Successors)), [moves(From, Successors)]).
term_expansion((:- checked(Goal)), [(:- Goal), checked]).
:- game(a, [b]).
:- game(b, [c]).
:- checked(fail).
max_to_move(_).
static_eval(c, 4).

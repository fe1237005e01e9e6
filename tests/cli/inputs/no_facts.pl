% Facts of other predicates are let pass.
:- dynamic moves/2.
colour(a, red).

moves(a,[b,c]).moves(b,[d,e]).
max_to_move(a).

minimax(x-[e,o,o,e,x,e,x,e,e], o-[x,o,o,e,x,e,x,e,e], 1, [o-[x,o,o,e,x,e,x,e,e],x-[x,o,o,e,x,e,x,e,o],o-[x,o,o,x,x,e,x,e,o]]).
value(x-[e,e,e,e,e,e,e,e,e], 1).

% Portuguese names, and none of those that a game has.

sucessor(Estado, Jogador, NovoEstado) :- select(e, Estado, Jogador, NovoEstado).
utilidade(Estado, Jogador, Valor) :- Estado == Jogador, Valor = 1.
gameOver(E) :- E = [].
other(x,o). other(o,x).

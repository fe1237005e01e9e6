% expect: fail misconception=always_max
:- use_module(library(pairs)).

% Cel mai bun succesor este cel cu valoarea cea mai mare.
minimax(Poz, Bun, Val, Lista) :-
    findall(V-[S|L], (moves(Poz,Ss), member(S,Ss), minimax(S,_,V,L)), Perechi),
    (   Perechi == []
    ->  static_eval(Poz, Val), Lista = []
    ;   keysort(Perechi, Sortate),
        last(Sortate, Val-Lista),
        Lista = [Bun|_]
    ).

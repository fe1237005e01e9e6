% Stones on a ring, which a goal lays out in the database before anything is asked. Who cannot move has lost.

:- minimax_interface([start = set_up(5), mover = parity, view = mover, default_value = -1]).

:- dynamic neighbours/2.

initial_position([]).

set_up(Count) :-
    retractall(neighbours(_, _)),
    forall(between(1, Count, Field),
           ( Next is Field mod Count + 1,
             assertz(neighbours(Field, Next)),
             assertz(neighbours(Next, Field)) )).

moves(Stones, Successors) :-
    setof(Field, Other^neighbours(Field, Other), Fields),
    findall(After, ( member(Field, Fields), is_free(Field, Stones), sort([Field|Stones], After) ),
            Successors).

is_free(Field, Stones) :-
    \+ memberchk(Field, Stones),
    \+ ( neighbours(Field, Other), memberchk(Other, Stones) ).

% A film as the tests of pictures play it: what it shows of each node after so many of its steps.
:- module(film_states, [change/3, state/3, wrong/2]).
:- use_module(library(assoc)).

%   States is an assoc by the number of a node; of one that it lacks nothing is shown.

change(Change, States0, States) :-
    state(States0, Change.node, State),
    put_assoc(Change.node, States0, State.put(Change), States).

state(States, Number, State) :-
    (   get_assoc(Number, States, State)
    ->  true
    ;   State = _{seen:false, window:null, value:null, bound:"exact", has:null, by:null, cut:false,
                  reason:""}
    ).

%   The test fails, and says why.

wrong(Format, Arguments) :-
    format(user_error, Format, Arguments),
    nl(user_error),
    halt(1).

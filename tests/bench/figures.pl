% What the benchmarks say of several figures at once.

:- module(bench_figures, [geometric_mean/2]).

:- use_module(library(apply)).

%!  geometric_mean(+Numbers, -Mean) is det.
%
%   Of positive numbers, at least one.

geometric_mean(Numbers, Mean) :-
    length(Numbers, Count),
    foldl([Number,Sum0,Sum]>>(Sum is Sum0 + log(Number)), Numbers, 0, Sum),
    Mean is exp(Sum / Count).

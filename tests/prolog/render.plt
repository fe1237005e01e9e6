:- module(test_render, []).

/** <module> Trees of searches for SWISH: library(minimax/render) */

:- use_module(library(plunit)).
:- use_module(library(http/html_write)).
:- use_module(library(sgml)).
:- use_module(library(xpath)).
:- use_module(library(minimax)).
:- use_module(library(minimax/render)).
:- ['../../examples/course_notes'].
:- dice:ensure_loaded('../../examples/kinds/chance').
:- nim:ensure_loaded('../../examples/kinds/three_player_nim').

:- begin_tests(render).

rendered(Term, Text) :-
    phrase(term_rendering(Term, [], []), Tokens),
    with_output_to(string(Text), print_html(Tokens)).

%   The texts of all elements of this kind, as a browser reads the page.
texts(Term, Element, Texts) :-
    rendered(Term, Html),
    setup_call_cleanup(open_string(Html, Stream),
                       load_html(stream(Stream), Page, [dialect(html5)]),
                       close(Stream)),
    findall(Text, ( xpath(Page, //Element, Found), xpath(Found, /self(normalize_space), Text) ), Texts).

test(best, Texts == ['▽ b = 4', '△ d = 4', '□ i = 4', '□ j = 5', '◇ f = 2']) :-
    minimax_trace(test_render:a, Steps, []),
    texts(Steps, b, Texts).
test(cut_off, Texts == [l, g]) :-
    minimax_trace(test_render:a, Steps, []),
    texts(Steps, del, Texts).
test(bounds, Texts == ['△ a = 4', '[-inf, inf]', '[-inf, inf]', '[-inf, inf]', '□ h = 1', '△ e ≥ 5', '[-inf, 4]', '▽ c ≤ 2', '[4, inf]', '[4, inf]', '□ m = 2',
                       '□ n = 1']) :-
    minimax_trace(test_render:a, Steps, []),
    texts(Steps, span, Texts).
test(leaf, Texts == ['□ h = 1']) :-
    minimax_trace(test_render:h, Steps, []),
    texts(Steps, li, Texts).
test(kinds, [forall(member(Pos-Algorithm,
                          [ (dice:throw)-expectiminimax, (dice:throw)-star1, (dice:throw)-star2,
                            (nim:heap(3,ann))-maxn, (nim:heap(3,ann))-shallow ]))]) :-
    Pos = Module:Plain,
    options(Algorithm, Options),
    minimax_trace(Module:Plain, Steps, Options),
    texts(Steps, li, Texts),
    Texts = [_, _|_].
test(escaped, Html-Marked == []-false) :-
    rendered([enter('<script>', -inf, inf), leaf('<script>', '&lt;')], Text),
    ( sub_string(Text, _, _, _, "<script") -> Marked = true ; Marked = false ),
    texts([enter('<script>', -inf, inf), leaf('<script>', '&lt;')], script, Html).
test(portray_is_not_called) :-
    setup_call_cleanup(
        assertz((user:portray(evil) :- throw(called))),
        rendered([enter(evil, -inf, inf), leaf(evil, 1)], _),
        retractall(user:portray(_))).
test(others, [forall(member(Term, [ _, a, [], [_], [a], [leaf(a, 1)], [enter(a, 0, 1), leaf(a, _)],
                                    [enter(a, -inf, inf)], [return(a, 1)], [enter(a, 0, 1), leaf(b, 1)],
                                    [enter(a, 0, 1), cut_off(a, max, b, c), return(a, 1)],
                                    [enter(a, 0, 1), return(b, 1)] ])), fail]) :-
    rendered(Term, _).
test(deep, [nondet, Count == 3000]) :-
    Depth = 3000,
    findall(enter(N, -inf, inf), between(1, Depth, N), Down),
    findall(return(N, 1), ( between(1, Depth, I), N is Depth+1-I ), Up),
    append([Down, [enter(end, -inf, inf), leaf(end, 1)], Up], Steps),
    rendered(Steps, Text),
    aggregate_all(count, sub_string(Text, _, _, _, "minimax-window"), Count).

options(maxn, [algorithm(maxn)]) :- !.
options(star1, [algorithm(star1), value_range(-10, 10)]) :- !.
options(star2, [algorithm(star2), value_range(-10, 10)]) :- !.
options(shallow, [algorithm(shallow), payoff_sum(100)]) :- !.
options(Algorithm, [algorithm(Algorithm)]).

:- end_tests(render).

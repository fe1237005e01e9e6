:- module(minimax_render,
          [ term_rendering//3           % +Term, +Vars, +Options
          ]).
:- autoload(library(lists), [last/2, member/2]).
:- use_module(library(http/html_write)).
:- if(exists_source(library(swish/render))).
:- use_module(library(swish/render)).
:- register_renderer(minimax, "Render the steps of minimax_trace/3 as the tree that was searched").
:- endif.

/** <module> The tree of a search in SWISH

A renderer as SWISH's use_rendering/1 expects it. With

```
:- use_module(library(minimax)).
:- use_rendering(minimax).
```

the list of steps that minimax_trace/3 gives is shown as the tree that was searched: each position with
its window and its value, the one who moves (△ MAX, ▽ MIN, ○ chance, ⬡ another player, ◇ where no step
tells), leaves as □, in bold what was found best, and struck out what was cut off. Without SWISH it is a grammar that makes HTML
for library(http/html_write).
*/

%!  term_rendering(+Term, +Vars, +Options)// is semidet.
%
%   The HTML of the search whose steps Term lists. Fails for every other term. Options are those of
%   write_term/2, for the positions. Positions and values are text of the page, never markup.

term_rendering(Steps, _Vars, Options) -->
    { is_list(Steps),
      ground(Steps),
      phrase(node(Tree), Steps)
    },
    html(ul(class('minimax-tree'), \node_html(Tree, other, Options))).

%   node(-Node)//: the steps of one position. Node is leaf(Pos, Val) or
%   inner(Pos, Window, Items, Val, Bound), where Items are Nodes, found(Mover, Succ) and
%   cut_off(Mover, Skipped).

node(Node) -->
    [enter(Pos, Alpha, Beta)],
    (   static(Pos, Val)
    ->  { Node = leaf(Pos, Val) }
    ;   items(Pos, Items),
        result(Pos, Val, Told),
        !,
        { bound(Told, Items, Alpha-Beta, Val, Bound),
          Node = inner(Pos, Alpha-Beta, Items, Val, Bound)
        }
    ).

static(Pos, Val) -->
    (   [leaf(Pos, Val)]
    ;   [repeat(Pos, Val)]
    ).

items(Pos, Items) -->
    item(Pos, Item),
    !,
    { Items = [Item|Rest] },
    items(Pos, Rest).
items(_, []) -->
    [].

item(Pos, found(Mover, Succ)) -->
    (   [narrow(Pos, Mover, Succ, _, _)]
    ;   [choose(Pos, Mover, Succ, _)]
    ).
item(Pos, found(chance, none)) -->
    (   [share(Pos, _, _, _)]
    ;   [bound(Pos, _, _, _, _)]
    ;   [probe(Pos, _)]
    ).
item(Pos, cut_off(Mover, Skipped)) -->
    [cut_off(Pos, Mover, Skipped, _)],
    { is_list(Skipped) }.
item(_, Node) -->
    node(Node).

%   The steps of alpha-beta tell no bound. What is cut off may be better, and so may be what was cut
%   off further below where the value lies outside of the window.

bound(exact, Items, _, _, Bound) :-
    member(cut_off(Mover, _), Items),
    side(Mover, Bound),
    !.
bound(exact, Items, Alpha-Beta, Val, Bound) :-
    member(Item, Items),
    arg(5, Item, Below),
    Below \== exact,
    outside(Alpha, Beta, Val, Bound),
    !.
bound(Bound, _, _, _, Bound).

side(max, lower).
side(min, upper).

outside(Alpha, Beta, Val, Bound) :-
    catch(( Val >= Beta -> Bound = lower ; Val =< Alpha, Bound = upper ), error(_, _), fail).

result(Pos, Val, exact) -->
    (   [return(Pos, Val)]
    ;   [known(Pos, Val)]
    ).
result(Pos, Val, Bound) -->
    (   [return(Pos, Val, Bound)]
    ;   [known(Pos, Val, Bound)]
    ).

node_html(leaf(Pos, Val), Role, Options) -->
    html(li(\marked(Role, ['□ ', \term(Pos, Options), ' = ', \term(Val, Options)]))).
node_html(inner(Pos, Alpha-Beta, Items, Val, Bound), Role, Options) -->
    { mover_symbol(Items, Symbol),
      relation(Bound, Relation),
      best(Items, Best)
    },
    html(li([ \marked(Role, [ Symbol, ' ', \term(Pos, Options), Relation, \term(Val, Options) ]),
              span(class('minimax-window'),
                   ['  [', \term(Alpha, Options), ', ', \term(Beta, Options), ']']),
              ul(\items_html(Items, Best, Options))
            ])).

marked(best, Text) -->
    html(b(Text)).
marked(other, Text) -->
    html(span(Text)).

items_html([], _, _) -->
    [].
items_html([Item|Items], Best, Options) -->
    item_html(Item, Best, Options),
    items_html(Items, Best, Options).

item_html(found(_, _), _, _) -->
    !.
item_html(cut_off(_, Skipped), _, Options) -->
    !,
    skipped_html(Skipped, Options).
item_html(Node, Best, Options) -->
    { arg(1, Node, Pos),
      (   Best = best(Pos)
      ->  Role = best
      ;   Role = other
      )
    },
    node_html(Node, Role, Options).

skipped_html([], _) -->
    [].
skipped_html([Pos|Rest], Options) -->
    html(li(class('minimax-cut-off'), [del(\term(Pos, Options)), ' cut off'])),
    skipped_html(Rest, Options).

%   What was found last is what the value comes from.

best(Items, Best) :-
    findall(Succ, ( member(found(_, Succ), Items), Succ \== none ), Found),
    (   last(Found, Succ)
    ->  Best = best(Succ)
    ;   Best = none
    ).

mover_symbol(Items, Symbol) :-
    (   member(Item, Items),
        ( Item = found(Mover, _) ; Item = cut_off(Mover, _) )
    ->  symbol(Mover, Symbol)
    ;   Symbol = '◇'
    ).

symbol(max, Symbol) :- !, Symbol = '△'.
symbol(min, Symbol) :- !, Symbol = '▽'.
symbol(chance, Symbol) :- !, Symbol = '○'.
symbol(Player, Symbol) :- format(atom(Symbol), '⬡ ~q at', [Player]).

relation(exact, ' = ').
relation(lower, ' ≥ ').
relation(upper, ' ≤ ').

%   Not print/1 or portray_clause/1, which would call hooks.

term(Term, Options) -->
    { findall(Option, ( member(Option, Options), harmless(Option) ), Own),
      format(string(Text), '~W', [Term, [quoted(true), numbervars(true)|Own]])
    },
    html(Text).

harmless(max_depth(_)).
harmless(spacing(_)).

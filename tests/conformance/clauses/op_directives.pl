% Operators of all types that directives add, change and remove.
:- op(700, xfx, ===>).
a ===> b. a===>b. a ===> b ===> c. f(a ===> b). f(===>). f(===> , a). ===>(a,b). ===> (a,b). a '===>' b. '===>'. f(a===>). f(===>a).
:- op(200, xf, !!). :- op(200, yf, ??). :- op(300, xf, post).
:- op(700, fx, pre). :- op(700, fy, prey). :- op(650, xfy, in_). :- op(650, yfx, by).
p(a !!). p(a!!). p(a !! !!). p(a ??). p(a ?? ??). p(a ?? !!). p(a !! ??). p(!!). p(a post). p(a post post). p((a post) post). p(post). p(post post). p(post(a)). p(post (a)). p(a post + b). p(a + b post). p((a+b) post). p(a * b !!). p(- a !!). p(-a ??). p(-(a) ??). p(- 1 ??). p(-1 ??). p(1 ??). p(f(x) ??). p([a] ??). p({a} ??). p("s" ??). p(X ??). p(?? a). p(a ?? b). p(a !! b). p(?? ??). p(!! !! !!). p([?? , !!]). p([a ?? , b !!]). p([a ??|b !!]). p(a ?? = b ??). p(= ??). p(- ??). p(- ?? ??). p(a = ??). p(a - ??).
p(pre a). p(pre pre a). p(prey prey a). p(pre prey a). p(prey pre a). p(pre (a)). p(pre(a)). p(pre(a,b)). p(pre (a,b)). p(pre). p(pre = a). p(a = pre). p(pre pre). p(pre = pre). p(pre + a). p(pre a = b). p(prey a = b). p(pre a + b). p(a in_ b in_ c). p(a by b by c). p(a in_ b by c). p(a by b in_ c). p(a = b in_ c). p(in_). p(in_ = by). p(a in_). p(in_ a). p(pre -1). p(pre - 1). p(- pre a). p(-(pre a)). p(pre pre = pre). p(pre -). p(pre *). p(pre * a). p(pre * pre). p(pre ??). p(a pre b). p(a pre). p(pre a post). p(pre a ??). p(prey a ??). p((pre a) ??). p([pre]). p([pre|pre]). p([pre a|pre b]). p({pre}). p({pre a}). p(pre [a]). p(pre {a}). p(pre[a]). p(pre{a}). p(pre "a"). p(pre 'a'). p(pre X).
:- op(200, fy, both). :- op(200, xfy, both). :- op(300, yf, both).
b(both a). b(a both b). b(a both). b(both). b(both both). b(both both both). b(a both both b). b(both both a). b(a both both). b(both a both). b(both a both b). b(a both b both). b(both = both). b(both(a)). b(both (a)). b(both(a,b)). b(both (a,b)). b(a both(b)). b(a both (b)). b(a both(b,c)). b((a both) both b). b(a both = b). b(a both + b). b(a both - b). b(a both -1). b(a both - 1). b([both]). b([a both|both b]). b(-both). b(- both a). b(both -1). b(both - 1). b(both -a). b(1 both 2). b(a both both). b(both , both).
:- op(700, xfx, inpost). :- op(700, xf, inpost).
b(a inpost). b(a inpost b). b(a inpost inpost). b(inpost a). b(inpost). b([a inpost]). b([a inpost, b]). b(a inpost = b). b(a inpost + b). b((a inpost, b)). b((a inpost :- b)). b(- a inpost). b(a inpost -). b(a inpost - b). b(a inpost * b). b(a = b inpost). b('inpost' a). b(a 'inpost' b).
:- op(500, xfx, 'my op'). :- op(500, xf, 'my op'). :- op(200, fy, 'my pre').
b(a 'my op' b). b(a 'my op'). b('my op'(a,b)). b('my op'). b([a 'my op', b]). b((a 'my op' , b)). b('my pre' a). b('my pre'(a)). b('my pre'). b('my pre' 'my pre' a). b(- 'my pre' a). b(a 'my op' 'my pre' b). b(a 'my op' * b). b(a 'my op' = b). b('my op' 'my op' 'my op').
:- op(0, xfx, =). :- op(0, fy, -).
c(a = b). c(=(a,b)). c(=). c(- a). c(-a). c(-1). c(- 1). c(-(a)). c(a - b). c(a - -1). c(- - a). c(-). c(- (a)).
:- op(700, xfx, =). :- op(200, fy, -).
c(a = b). c(- a). c(-a).
:- op(1200, xfx, ::-). :- op(1200, fx, ::-). :- op(1100, yf, dots). :- op(999, xfy, nine). :- op(1000, xfy, thousand). :- op(1, fx, one). :- op(1, xfx, low). :- op(1200, xfy, high).
a ::- b. ::- a. d(a ::- b). d(::- a). d([a ::- b]). d([a ::- b|c]). d((a dots)). d(a dots). d([a dots]). d((a,b dots)). d(a nine b). d(a nine b, c). d(a thousand b). d((a , b thousand c)). d((a thousand b , c)). d([a thousand b , c]). d(one a). d(one one a). d(one one). d(one (one a)). d(a low b). d(a low b low c). d(f(x) low g(x)). d(-a low b). d(- 1 low 2). d(-1 low 2). d(a high b high c). d((a high b :- c)). d((a :- b high c)). d((a high b , c)). d(one -1). d(one - 1). d(one -a). d(a low -1). d(a low -b).
:- op(400, xfx, [aa, bb, cc]). :- op(400, xfx, []). :- op(600, xfy, (.)).
e(x aa y bb z). e(x aa y). e(aa bb cc). e(bb). e(aa aa aa). e(a.b). e(a . b . c).
:- op(200, xfy, ^). :- op(0, xfy, ^). :- op(200, xfx, **). :- op(100, fx, #). :- op(100, fy, ~). :- op(150, xfx, ..).
e(a^b). e(#a). e(# a). e(# # a). e(~ ~a). e(~~a). e(~ # a). e(# ~ a). e(1..2). e(a..b). e(1 .. 2). e(1.. 2). e(1 ..2). e(#1). e(~1). e(~(1)). e(#(1,2)). e(a#b). e(-#a). e(-~a). e(~ -a). e(~ - 1). e(~ -1). e(~-1).
:- op(700, xfx, 'Up'). :- op(700, xfx, é). :- op(700, xfx, →). :- op(200, xfx, ;). :- op(200, fy, !). :- op(200, xfy, '[a]').
e(a 'Up' b). e(a Up b). e(a é b). e(a → b). e(a→b). e(a ; b). e(a;b). e(!a). e(! a). e(!!a). e(! ! a). e(!{a}). e(!(a)). e(! (a)). e(a;{b}). e(a ;{b}). e(a '[a]' b). e(!). e([!]). e([!|!]). e(! = !). e(! ; !). e(;). e(;;;). e(- ; -).
:- op(1201, xfx, bad1). :- op(-1, xfx, bad2). :- op(200, foo, bad3). :- op(X, xfx, bad4). :- op(200, xfx, Y). :- op(200, xfx, 1). :- op(200, xfx, ',').
e(a bad1 b). e(a bad2 b). e(a bad3 b). e(a bad4 b). e((a , b)). e(bad1 bad2).
:- op(200, xfx, '|'). :- op(1001, xfy, '|').
e((a|b)). e([a|b]). e(a|b). e({a|b}). e((a|b|c)). e([(a|b)|c]).
:- op(0, xfy, '|').
e((a|b)). e([a|b]). e(a|b). e({a|b}).
:- op(700, xfx, both2), op(200, xfy, both3).
e(a both2 b). e(a both3 b).
:- module(m, [a/1, op(700, xfx, exported), op(200, fy, exported2)]).
e(a exported b). e(exported2 b).
:- (op(700, xfx, nested1), op(700, xfx, nested2)), op(700, xfx, nested3).
e(a nested1 b). e(a nested2 b). e(a nested3 b).
:- op(200, xfy, dynamic). :- op(0, fx, dynamic). :- op(0, fx, table).
e(a dynamic b). e(dynamic a). e(dynamic). e(table a). e(table).

% The default operators in all positions.
o(a:-b). o((a:-b)). o(:-a). o((:-a)). o((a:-b:-c)). o(a:-b:-c). o((a-->b)). o((a=>b)). o((?-a)). o((:- :- a)). o((:- (:- a))).
o((a,b)). o((a,b,c)). o(((a,b),c)). o((a;b)). o((a;b;c)). o((a->b;c)). o((a*->b;c)). o((a->b->c)). o((a|b)). o(a|b). o((a|b|c)). o((a:-b,c;d->e)).
o(a=b). o(a=b=c). o((a=b)=c). o(a=(b=c)). o(a==b). o(a\==b). o(a=..b). o(a is b). o(a is b+c). o(a is b is c). o(a<b). o(a>b). o(a=<b). o(a>=b). o(a<b<c).
o(a=:=b). o(a=\=b). o(a@<b). o(a@>b). o(a@=<b). o(a@>=b). o(a=@=b). o(a\=@=b). o(a\=b). o(a as b). o(a>:<b). o(a:<b). o(a:=b). o(a:=b:=c).
o(a:b). o(a:b:c). o((a:b):c). o(a:(b:c)). o(a+b). o(a-b). o(a+b+c). o(a-b-c). o(a-(b-c)). o((a-b)-c). o(a/\b). o(a\/b). o(a/\b\/c).
o(a*b). o(a/b). o(a*b*c). o(a*b+c). o(a+b*c). o((a+b)*c). o(a//b). o(a mod b). o(a rem b). o(a<<b). o(a>>b). o(a div b). o(a rdiv b). o(a xor b). o(a divmod b). o(a mod b mod c).
o(a**b). o(a**b**c). o(a^b). o(a^b^c). o((a^b)^c). o(a^b*c). o(-a^b). o(- a^b). o(-(a)^b). o((-a)^b). o(-(a^b)).
o(-a). o(- a). o(+a). o(\a). o(\ \a). o(\\a). o(- - a). o(-(-(a))). o(--a). o(-a-b). o(- -a- -b). o(a- -b). o(a--b). o(a- - -b). o(-(a)-b). o(-(a,b)-c).
o(\+a). o(\+ a). o(\+ \+ a). o(\+(a)). o(\+ (a,b)). o(\+(a,b)). o(\+a,b). o(\+ a=b). o((\+a,b)). o(\+ (a;b)). o(\+ -a). o(\+ [a]). o(\+[a]). o(\+{a}). o(\+ {a}).
o(dynamic a). o((dynamic a,b)). o(dynamic a/1). o((:- dynamic a/1, b/2)). o(dynamic). o(dynamic(a)). o(dynamic (a)). o(dynamic dynamic). o(dynamic dynamic a). o(discontiguous a). o(initialization a). o(table a). o(table). o(table+1). o(1+table). o(a=dynamic). o(dynamic=a). o(dynamic = a). o([dynamic]). o([dynamic,a]). o([dynamic|a]). o({dynamic}).
o(-). o(- ). o(+). o(*). o(=). o(:-). o((:-)). o(-->). o(is). o(mod). o(\+). o([-]). o([-,+]). o([-|+]). o({-}). o((-)). o((-,-)). o((- , -)). o(-,-). o(f(-,-)). o(f(+)). o(f(:-,a)). o(f(a,:-)).
o(- = a). o(a = -). o(- = -). o(-=-). o(= = =). o(* = *). o(*=*). o(\+ = a). o(a = \+). o(- - -). o(- + -). o(+ + +). o(- * -). o(* * *). o(* - *). o(-(-)). o(-(-)-(-)). o(\ (-)). o(- (-)). o(\ -). o(-\). o(- \). o(\ + a). o(is is is). o(mod mod mod). o(is = is). o(:- = a). o(a = :-). o(:- :- :-). o(dynamic = dynamic). o(dynamic - a). o(- dynamic). o(dynamic + dynamic).
o(- (a)). o(-(a)). o(- (a,b)). o(-(a,b)). o(-((a,b))). o(+ (a)). o(= (a)). o(=(a)). o(= (a,b)). o(=(a,b)). o(is (a)). o(is(a)). o(is (a,b)). o(mod(a,b)). o(mod (a,b)). o(a mod(b)). o(a mod(b,c)). o(a -(b)). o(a -(b,c)). o(a = (b)). o(a =(b)). o(a =(b,c)). o(a is(b)). o(a,(b)). o(a;(b)). o((a;(b,c))). o((a:-(b,c))). o((a:-(b))). o((:-(a))). o((:-(a,b))). o((:- (a,b))).
o(a b). o(a b c). o(a -). o(- a -). o(a = ). o(= a). o(* a). o(a *). o(a * * b). o(a * - b). o(a - * b). o(a = = b). o(a == = b). o(a is is b). o(a mod mod b). o(a + mod). o(mod + a). o(a mod = b). o(a , ). o( , a). o((a,)). o((,a)). o((a;)). o((;a)). o((a:-)). o((:-)). o((->)). o((a->)). o((->b)).
o(a=b:c). o(a:b=c). o(a:b+c). o(a+b:c). o(- a:b). o(\+ a:b). o(a:b:-c). o((a:b:-c)). o(x:y:z). o(@(a)). o(@ a). o(a@b).
o($a). o($ a). o($(a)). o($). o($-1). o(- $ a). o($ $ a). o($a+b). o(a+$b). o($a.b).
o(a.b). o(a.b.c). o(a . b). o(a.b+c). o(-a.b).
o(1 - (2)). o(1 -(2)). o(1-(2)). o(1 -2). o(1 - 2). o(a - (-1)). o(a-(-1)). o(a - -1). o(-(-1)). o(-(1)). o(- 1). o(-(- 1)). o(-(a)). o(1 - -(2)). o([- 1]). o([-(1)]). o([-1]). o(-(1)-1). o((-1)^2). o(-1^2). o(- 1^2). o(-(1)^2). o(1^(-1)). o(2-(-(2))). o(-(2.0)). o(-(1r3)). o(-("a")). o(-(a)(b)).
o({a:-b}). o({a,b}). o({-}). o({- a}). o({a|b}). o([a:-b]). o([a:-b|c:-d]). o([(a,b)]). o([a=b,c]). o([a|b=c]). o([a,b|c,d]). o([a|b|c]). o([(a|b)]). o([a:-b,c:-d]). o(f(a:-b)). o(f(a:-b,c)). o(f(a:-b:-c)). o(f((a:-b))). o(f(:-a)). o(f(:- a,b)). o(f(:- a :- b)). o(f(dynamic a,b)). o(f((dynamic a,b))). o(f(a;b)). o(f(a->b)). o(f(a|b)). o(f(a-->b,c)).
a:-b. a:-b,c. a:-b;c. :-a. ?-a. a-->b. a-->b,{c}. a=>b. a,b. a;b. a|b. a->b. \+a. a:b. a=b. -a. - . + . = . :- . a:- . :-:- . (a:-b). (a):-(b). a:-(b:-c). a:-b:-c. a:- :-b. (:-a):-b.
f(a):-true. f(A):-g(A). f(a) :- g(b), h(c) ; i(d) -> j(e). :- f, g. :- f(X).
(a). (a,b). ((a)). ((a,b)). (-). (-)-(-). [a]. [a|b]. {a}. - (a). -(a). -(-). -(-(a)). - - a. [-]. a= \+ . \+ = a. \+ (=). (=)=(=).
e((1).1). e(a:<(1).1). e((1).a). e((a).1). e((1.5).2). e((-).1). e((1).(1)).

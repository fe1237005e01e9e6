% Lists, curly terms, brackets, arguments.
l([]). l([ ]). l([
]). l([a]). l([a,b]). l([a,b,c]). l([a|b]). l([a|[]]). l([a|[b]]). l([a,b|c]). l([a,b|[c,d]]). l([[]]). l([[],[]]). l([[a]]). l([[a],[b|c]]). l([a|[b|[c|[]]]]).
l([a,]). l([,a]). l([,]). l([|a]). l([a|]). l([a||b]). l([a|b|c]). l([a|b,c]). l([a,b). l([a b]). l([a). l(a]). l([]]). l([[]). l([a}). l({a]). l([a)). l((a]).
l([a , b]). l([ a,b ]). l([a,b|c ]). l([a|b ]). l([ a | b ]). l([a/**/,b]). l([/**/]). l([% x
]). l([ /* x */ ]). l([ /* x */ a]). l({/**/}). l({% x
}). l({ /* x */ }). l({ }). l({
}). l({/**/a}). l([]/**/). l(f(/**/)). l(f(/**/a)). l(f(%
)).
l({a}). l({a,b}). l({{a}}). l({[a]}). l([{a}]). l({}). l({{}}). l({a;b}). l({a:-b}). l({,}). l({a,}). l({,a}). l({|}). l({|a}). l({a|b}). l({a}}). l({{a}). l({a b}).
l([](a)). l([] (a)). l([]([])). l([][a]). l([a][b]). l([a](b)). l([](a,b)). l({}(a)). l({} (a)). l({}{a}). l({a}(b)). l({a}{b}). l({}[]). l([]{}). l([]{a}). l([] {a}). l({}({})). l({}(a,b)). l({}()). l([]()). l([ ](a)). l({ }(a)). l([ ]( )).
l(()). l((a)). l((a,b)). l(((a))). l(((a),b)). l((a),(b)). l((a) b). l((a)(b)). l(f(a)(b)). l(f(a) (b)). l(f (a)). l(f((a))). l(f((a,b))). l(f((a),b)). l(f(a,)). l(f(,a)). l(f(,)). l(f(a,,b)). l(f(a b)). l(f(a). l(f a)). l(f)a).
l([a=b]). l([a:-b]). l([(a:-b)]). l([a,b=c|d]). l([-|-]). l([-]). l([- | -]). l([-,-|-]). l([- a|- b]). l([a-b|c-d]). l(['|']). l(['|'|'|']). l(['|',a]). l([(|)]). l([a|(b,c)]). l([(a,b)|c]). l([(a|b)]).
l("[]"). l('[]'). l([]=[]). l([]=='[]'). l([]-[]). l(-[]). l(- []). l(-{}). l(- {}). l([]+{}). l(\+[]). l([]:[]). l([] is {}). l([[]|[]]). l([[]|{}]). l([{}|[]]).
l('[|]'(a,[])). l('[|]'(a,b)). l('[|]'). l('[|]'(a)). l('[|]'(a,b,c)). l('.'(a,[])). l('.'(a,b)). l('{}'(a)). l('{}'). l('{}'(a,b)). l('[]'(a)). l('()'). l('()'(a)). l('[a]').
l([a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p,q,r,s,t,u,v,w,x,y,z]). l(f(a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p,q,r,s,t,u,v,w,x,y,z)). l([[[[[[[[[[[[a]]]]]]]]]]]]). l(f(f(f(f(f(f(f(f(f(f(f(a)))))))))))). l(((((((((((a))))))))))). l({{{{{{{{{{a}}}}}}}}}}).
l([X|X]). l([_|_]). l([a|T]). l({X}). l(f(X)). l([f(X)|g(Y)]).
[a]. [a|b]. []. {}. {a}. (a). '[]'. '{}'. [](a). {}(a). [a,b|c]. ([a]). ({a}). [X]. [] . {} . [ ] . { } .
moves(a,[b,c]). moves(a, [b, c]). moves( a , [ b , c ] ) . moves(a,[]). moves(a,[b|[]]). moves(pos(x,[1,2]),[pos(o,[1,-2])]). moves(x-[e,e,o],[o-[e,o,o]]). moves(a,[b,c,]). moves(a,[b c]). moves(a [b,c]). moves(a,[b,c]. moves(a,b,c]). moves(a,[b,c])). moves(a,[b,c]}. moves(a,[b,,c]). moves(a;[b]). moves a,[b]. (moves)(a,[b]). moves (a,[b]). Moves(a,[b]). 'moves'(a,[b]). moves:(a,[b]).
static_eval(a,1). static_eval(a,-1). static_eval(a, -1). static_eval(a,- 1). static_eval(a,+1). static_eval(a,1.0). static_eval(a,1.0Inf). static_eval(a,1r3). static_eval(a,2*3). static_eval(a,1 000). static_eval(a,). static_eval(,1). static_eval(a,1,). static_eval(a 1). static_eval(a,1. static_eval(a,1)). static_eval(a,b)c. static_eval(a,"1"). static_eval(a,'1'). static_eval(a,`1`). static_eval(a,0'1). static_eval(a,-0'1). static_eval(a,--1). static_eval(a,- -1). static_eval(a,1e10). static_eval(a,1.0e10). static_eval(a,0x1F). static_eval(a,1.). static_eval(a,.1). static_eval(a,1,2).

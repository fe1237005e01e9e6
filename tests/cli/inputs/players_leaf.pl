players([x,y]).
static_eval(a, [3,4]).

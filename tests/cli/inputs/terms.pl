% Positions and values of all kinds.
:- op(700, xfx, vs).
max_to_move(pos(x,[e,e],1)).
moves(pos(x,[e,e],1),
      [x-[e,o], 'Hello world' vs -1, [], '[]', [x,o], {a,b}, - 1, -1, 1-(-1), "text", f(:-),
       a:b:c, größe, 'don''t', '% a comment']).
static_eval(x-[e,o], 1r3).
static_eval('Hello world' vs -1, 0.25).
static_eval([], 0x1F).
static_eval('[]', 0'a).
static_eval([x,o], 1.0e10).
static_eval({a,b}, +1).
static_eval(- 1, - 1).
static_eval(-1, -1.5e3).
static_eval(1-(-1), 1234567890123456789012345678901234567890).
static_eval("text", -1.0Inf).
static_eval(f(:-), 2*3).
static_eval(a:b:c, 1 000 000).
static_eval(größe, 1_000).
static_eval('don\'t', -0.0).
static_eval('% a comment', 9007199254740993).

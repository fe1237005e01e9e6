% Names that mean something in the formats of pictures.

max_to_move(root).
moves(root, ['"); drop', '<script>alert(1)</script>', '<b>x</b>', 'a\\b', '\\N\\G\\L', 'two\nlines',
             'right\u202Eto\u200Fleft', 'bell\a\u0001\u0085', '\\end{forest}', '&lt;&amp;#38;&',
             '%$#_^~{},;=[]|<>`\'?`!`--', "],[", 'ãșőЖ中文', '', '\uFFFE\x1FFFE\', nodes('\\', "\"")]).

static_eval('"); drop', 1).
static_eval('<script>alert(1)</script>', 1).
static_eval('<b>x</b>', 1).
static_eval('a\\b', 1).
static_eval('\\N\\G\\L', 1).
static_eval('two\nlines', 1).
static_eval('right\u202Eto\u200Fleft', 1).
static_eval('bell\a\u0001\u0085', 1).
static_eval('\\end{forest}', 1).
static_eval('&lt;&amp;#38;&', 1).
static_eval('%$#_^~{},;=[]|<>`\'?`!`--', 1).
static_eval("],[", 1).
static_eval('ãșőЖ中文', 1).
static_eval('', 1).
static_eval('\uFFFE\x1FFFE\', 1).
static_eval(nodes('\\', "\""), 1).

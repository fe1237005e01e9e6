% What text in double quotes is, by the flag.
s("abc"). s(""). s("é"). s(["a"|"b"]). s(-"a"). s("a"-"b"). s({"a"}).
:- set_prolog_flag(double_quotes, codes).
s("abc"). s(""). s("é日😀"). s("a\nb"). s(["a"|"b"]). s(-"a"). s("a"="b"). s(`abc`). s("""").
:- set_prolog_flag(double_quotes, chars).
s("abc"). s(""). s("é日😀"). s("a\nb"). s(["a"|"b"]). s("a"-"b"). s("[]"). s(".").
:- set_prolog_flag(double_quotes, atom).
s("abc"). s(""). s("é"). s("a b"). s("[]"). s("+"). s("A"). s("{}"). s("a"="b"). s("-"). s("-"(1)). s("f"(1)). s("is"). s(a "is" b). s("," , "|").
"abc". "f"(x). "".
:- set_prolog_flag(double_quotes, string).
s("abc"). s(""). s("[]").
:- set_prolog_flag(double_quotes, nonsense).
s("abc").
:- set_prolog_flag(other, codes).
s("abc"). s(`abc`). s(``). s(`é日`).

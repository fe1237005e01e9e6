% What text in back quotes is, by the flag.
s(`abc`). s(``). s(`é日😀`). s(["a"|`b`]). s(-`a`).
:- set_prolog_flag(back_quotes, string).
s(`abc`). s(``). s(`é日😀`). s(`a\nb`). s([`a`|`b`]). s(-`a`). s(`a`=`b`). s("abc"). s(````). s(`[]`). s(`a``b`). s({`a`}). s(`a"b`). s(`a` `b`).
`abc`. `f`(x). ``.
:- set_prolog_flag(back_quotes, chars).
s(`abc`). s(``). s(`é日😀`). s(`a\nb`). s([`a`|`b`]). s(`a`-`b`). s(`[]`). s(`.`). s("abc").
:- set_prolog_flag(double_quotes, codes).
s(`abc`-"abc").
:- set_prolog_flag(back_quotes, codes).
s(`abc`-"abc").
:- set_prolog_flag(back_quotes, atom).
s(`abc`). s(`a` - `b`).
:- set_prolog_flag(back_quotes, nonsense).
s(`abc`).

vaule(d,1).
value(a, 4),
best(a, b).
value(A,4).
Value(e,6).
value (d,4).
Ich denke die Antwort ist vier.
valor(d, 2).
?- minimax(a,B,V,L).
B = b, V = 4, L = [b,d,i].
value(c, 1)
best(b, d).
value(d, 7**2000000).
pruned(x).

% A student's answers about examples/course_notes.pl, worked by hand; one is wrong.
%
%     minimax verify --tree examples/course_notes.pl examples/answers.pl

value(d, 4).
value(e, 6).
value(c, 2).
best(b, d).
minimax(a, b, 4, [b,d,i]).
evaluated([h,i,j,m,n]).
pruned([l,o,p]).

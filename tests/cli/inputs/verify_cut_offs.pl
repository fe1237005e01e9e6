evaluated([l1,l2,l3]).
evaluated([l1,l2,l3,l4]).
pruned([]).
pruned([l4]).

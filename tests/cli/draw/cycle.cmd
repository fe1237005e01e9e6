draw cycle.pl a --on-cycle 'draw(1+1)'

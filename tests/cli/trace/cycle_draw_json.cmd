trace cycle.pl a --on-cycle 'draw(1+1)' --format json

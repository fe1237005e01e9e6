solve cycle.pl a --on-cycle 'draw(0)'

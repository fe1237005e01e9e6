solve cycle.pl a --on-cycle 'draw(100)'

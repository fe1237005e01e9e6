solve cycle.pl --all --on-cycle 'draw(1r2)'

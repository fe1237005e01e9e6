draw program_endless_line.pl --on-cycle 'draw(0)'

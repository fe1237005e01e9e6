trace program_endless_moves.pl --time-limit 0.3

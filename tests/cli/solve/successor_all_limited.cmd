solve --ties all --mover successor --algorithm minimax --node-limit 22 ../inputs/choices_of_both.pl r

verify --tree ../../../examples/tic_tac_toe.pl program_verify_answers.pl

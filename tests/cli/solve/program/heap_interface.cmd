solve --interface player_to_move=whose/2 program_kinds_other.pl

perft --depth 3 --divide --interface moves=lep/2 program_interface.pl 1

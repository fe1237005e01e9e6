check program_diamond.pl a a b d

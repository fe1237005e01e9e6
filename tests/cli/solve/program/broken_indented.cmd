solve program_broken_indented.pl a

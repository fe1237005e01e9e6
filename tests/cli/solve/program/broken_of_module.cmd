solve program_broken_of_module.pl a

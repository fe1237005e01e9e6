solve program_module.pl

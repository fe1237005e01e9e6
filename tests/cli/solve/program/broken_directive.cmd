solve program_broken_directive.pl a

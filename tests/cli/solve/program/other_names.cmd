solve program_other_names.pl 'x-[e,e]'

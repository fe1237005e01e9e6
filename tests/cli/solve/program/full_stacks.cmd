solve program_full_stacks.pl a --memory 300 --time-limit 1000

solve program_halt_without_hooks.pl a

solve program_endless_hook.pl a --load-time 0.1

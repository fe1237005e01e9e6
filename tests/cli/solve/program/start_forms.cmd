solve program_start_forms.pl a --load-time 0.2

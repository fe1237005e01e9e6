solve program_tabs.pl a

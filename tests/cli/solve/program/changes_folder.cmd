solve program_changes_folder.pl a

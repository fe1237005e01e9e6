check no_such_file.pl

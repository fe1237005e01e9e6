solve no_such_file.pl a

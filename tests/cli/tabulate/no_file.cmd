tabulate no_such_file.pl -o "$work/no_file.table" || [ ! -e "$work/no_file.table" ]

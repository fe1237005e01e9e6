draw no_such_file.tex -o no_such_file.tex

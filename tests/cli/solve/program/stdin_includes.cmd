solve - a 2>&1 | sed "s:$PWD/::"

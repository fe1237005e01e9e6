solve ../../../examples/course_notes.pl a --ordering static,killers,history,table --transposition 0 --format json

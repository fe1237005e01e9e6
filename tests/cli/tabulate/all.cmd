tabulate ../../../examples/course_notes.pl b -o "$work/all.table" >/dev/null && "$minimax" solve ../../../examples/course_notes.pl --all --endgame "$work/all.table"

generate --depth 11 --output "$work/draw_too_many/a.pl" --draw dot || { status=$?; [ ! -e "$work/draw_too_many" ]; exit $status; }

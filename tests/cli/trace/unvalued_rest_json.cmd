trace trace_unvalued_rest.pl --format json

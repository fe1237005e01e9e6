draw trace_unvalued_rest.pl

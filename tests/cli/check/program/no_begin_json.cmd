check --format json program_check_no_begin_json.pl

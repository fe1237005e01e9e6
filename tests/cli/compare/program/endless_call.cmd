compare program_endless_call.pl a --time-limit 0.2 --format json

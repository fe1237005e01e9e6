generate --for generate_bad_list.csv --output "$work/none"

solve "$(file=$work/$(printf '\377').pl; cp program_changes_folder.pl "$file"; echo "$file")" a 2>/dev/null

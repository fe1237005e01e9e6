generate --output "$work/a.pl" --draw gif

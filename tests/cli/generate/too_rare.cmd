generate --values 0-1000000000 --best several --pruned 0-1

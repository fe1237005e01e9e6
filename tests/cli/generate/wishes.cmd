generate --seed 5 --depth 2-3 --branching 1-3 --values -5-5 --root min --mixed --leaves 7-9 --pruned 1-2 --ties some --best one

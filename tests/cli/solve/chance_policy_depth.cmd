solve chance_shared.pl r --depth 3 --nodes-list policy

verify --tree - -

generate --count 3 --depth 2 --output "$work/count" --key && (cd "$work/count" && ls * && cat 2.pl && for i in 1 2 3; do "$minimax" verify --tree $i.pl keys/$i.pl; done | grep -v right:)

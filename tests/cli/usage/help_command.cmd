help compare; COLUMNS=60 "$minimax" help play

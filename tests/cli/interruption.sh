# For tests that end commands by signals; to be sourced behind tests/complaints.sh. MINIMAX_SEED is
# the seed, 1 if not set.
seed=${MINIMAX_SEED:-1}

# begin COMMAND...: in the background.
begin() {
    rm -f "$work/number"
    # The pipe is closed when the last of the processes that it has made has ended. What a shell does
    # not wait for ignores SIGINT otherwise.
    sh -c 'echo $$ >"$0"; exec env --default-signal=INT "$@"' "$work/number" "$@" 2>&1 |
        cat >"$work/messages" &
    pipe=$!
    while ! { [ -s "$work/number" ] && read -r process <"$work/number"; }; do :; done
}

# strike SIGNAL: it may have ended already.
strike() { kill -s "$1" "$process" 2>/dev/null || true; }

# Until all processes of it have ended.
finish() { wait "$pipe" 2>/dev/null; }

# Of a command that was begun.
is_running() { kill -s 0 "$process" 2>/dev/null; }

# pause MILLISECONDS
pause() { [ "$1" -eq 0 ] || sleep "$(printf '%d.%03d' $(($1 / 1000)) $(($1 % 1000)))"; }

# duration COMMAND...: of a run, in milliseconds.
duration() {
    since=$(date +%s%N)
    "$@" >"$work/messages" 2>&1
    echo $((($(date +%s%N) - since) / 1000000))
}

# turn COUNT: a microsecond or so each.
turn() {
    turns=$1
    while [ "$turns" -gt 0 ]; do turns=$((turns - 1)); done
}

# random_rounds COUNT DURATION: a line each of a signal; `pause` and how many milliseconds to wait, of a
# run that takes so long, or `turn` and how many turns from when it writes; and whether there were
# files `before`, or `none`.
random_rounds() {
    awk -v seed="$seed" -v count="$1" -v duration="$2" 'BEGIN {
        srand(seed)
        split("INT TERM KILL", signals, " ")
        for (i = 0; i < count; ++i) {
            writing = rand() < 0.6
            print signals[1 + int(rand() * 3)], writing ? "turn" : "pause",
                int(rand() * (writing ? 1000 : 1.2 * duration)), rand() < 0.5 ? "before" : "none"
        }
    }'
}

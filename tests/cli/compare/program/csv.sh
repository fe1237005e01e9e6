# csv.sh MINIMAX: whether `compare --format csv` tells what `--format json` does, cell by cell.
minimax=$1
examples=$(cd "$(dirname "$0")/../../../../examples" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
compared=0
cat >"$work/compare.py" <<'END'
import csv, json, sys

rows = list(csv.DictReader(open(sys.argv[1], newline="", encoding="utf-8")))
told = json.load(open(sys.argv[2], encoding="utf-8"))
if told["proof_leaves"] is not None:
    proof = rows.pop()
    assert proof["algorithm"] == "least_proof", proof
    assert int(proof["leaves"]) == told["proof_leaves"], proof
    assert int(proof["asked"]) == told["proof_positions"], proof
assert len(rows) == len(told["rows"]) > 0


def harmless(text):
    return "'" + text if text[:1] in ("=", "+", "-", "@") else text


def check(cells, row):
    if "note" in row:
        assert cells["note"] == harmless(row["note"]) and cells["value"] == "", cells
        return
    counts = row["statistics"]
    value = row["value"]
    if isinstance(value, (int, float)):
        assert float(cells["value"]) == value, cells
    elif isinstance(value, str):
        assert cells["value"].lstrip("'") == value, cells
    assert cells["best"] == ("" if row["best"] is None else harmless(row.get("moves", [row["best"]])[0])), cells
    for column in ("positions", "leaves", "cut_offs"):
        assert int(cells[column]) == counts[column], (column, cells)
    assert cells["asked"] == (str(counts["asked"]["positions"]) if "asked" in counts else ""), cells
    assert cells["complete"] == str(row["complete"]).lower(), cells
    assert cells["depth"] == ("" if row["depth"] is None else str(row["depth"])), cells
    assert 0 <= float(cells["least_seconds"]) <= float(cells["seconds"]) <= float(cells["most_seconds"]), cells


for cells, row in zip(rows, told["rows"]):
    assert cells["algorithm"] == row["algorithm"], (cells, row)
    check(cells, row)
END
same() {
    "$minimax" compare "$@" --format csv >"$work/csv" && first=0 || first=$?
    "$minimax" compare "$@" --format json >"$work/json" && second=0 || second=$?
    if [ $first -ne $second ] || ! python3 "$work/compare.py" "$work/csv" "$work/json"; then
        echo "compare $*: the two formats differ" >&2
        exit 1
    fi
    compared=$((compared + 1))
}
cat >"$work/formulas.pl" <<'END'
max_to_move(-(a)).
moves(-(a), ['=b', +(c), 'd,"e"']).
static_eval('=b', 1r3).
static_eval(+(c), -2).
static_eval('d,"e"', 0.5).
END
cat >"$work/valued.pl" <<'END'
max_to_move(a).
moves(a, [b, c]).
moves(b, [d, e]).
moves(c, [f, g]).
static_eval(a, 0).
static_eval(b, 1).
static_eval(c, 2).
static_eval(d, 3).
static_eval(e, 4).
static_eval(f, 5).
static_eval(g, -6).
END
same "$work/valued.pl" a --depth 1
same "$work/valued.pl" a --node-limit 4 --repeat 4
same "$examples/course_notes.pl" a
same "$examples/course_notes.pl" a --algorithm pvs,minimax
same "$examples/course_notes.pl" --algorithm pns,retrograde --repeat 2
same "$examples/kinds/three_players.pl"
same "$examples/kinds/three_players.pl" --algorithm maxn
same "$work/formulas.pl"
same "$examples/nim.pl" --repeat 2
same "$work/formulas.pl" --repeat 3
if ! grep -q "'=b\\|\"'d\|'+c" "$work/csv"; then
    echo "no cell is guarded: $(cat "$work/csv")" >&2
    exit 1
fi
echo "$compared comparisons are the same as CSV and as JSON"

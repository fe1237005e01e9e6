"""Validates what minimax writes as JSON, and sees that wrong objects are refused.

    validate.py MINIMAX
"""

import copy
import json
import random
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

import jsonschema

ROOT = Path(__file__).resolve().parent.parent.parent
SCHEMA = json.loads((ROOT / "docs/schemas/minimax.schema.json").read_text())
KINDS = [each["$ref"].rpartition("/")[2] for each in SCHEMA["anyOf"]]
KIND_OF_COMMAND = {
    "solve": "answer", "trace": "trace", "compare": "comparison", "perft": "paths", "check": "check", "draw": "film",
    "tabulate": "table",
}

COMMANDS = [[command] for command in [*KIND_OF_COMMAND, "verify"]]


def validator_of(kind):
    return jsonschema.Draft202012Validator({"$ref": f"#/$defs/{kind}", "$defs": SCHEMA["$defs"]})


VALIDATORS = {kind: validator_of(kind) for kind in KINDS}
failures = []
compared = Counter()
samples = {}


def fail(where, what):
    failures.append(f"{where}: {what}")


def objects_of(text):
    """The objects that begin a line of the text."""
    decoder = json.JSONDecoder()
    at = 0
    while at < len(text):
        if text.startswith('{"', at):
            found, at = decoder.raw_decode(text, at)
            yield found
        end = text.find("\n", at)
        at = len(text) if end < 0 else end + 1


def kind_of(command, found):
    if command != "verify":
        return KIND_OF_COMMAND[command]
    if "tests" in found:
        return "gradescope"
    return "misconception" if "sentence" in found else "report"


def compare(where, command, found):
    kind = kind_of(command, found)
    error = jsonschema.exceptions.best_match(VALIDATORS[kind].iter_errors(found))
    if error:
        fail(where, f"no {kind}: at {error.json_path}: {error.message[:300]}")
    compared[kind] += 1
    shape = (kind, tuple(found), found.get("algorithm"), found.get("game"))
    if shape not in samples or len(str(found)) < len(str(samples[shape])):
        samples[shape] = found


def command_of(run):
    """The first one that writes JSON; else that of the folder, of which a run may begin with another."""
    words = run.read_text().split()
    folder = run.relative_to(ROOT / "tests/cli").parts[0]
    return words[0] if words[:1] in COMMANDS else folder


def compare_golden_runs():
    for run in sorted((ROOT / "tests/cli").rglob("*.cmd")):
        output = run.with_suffix(".out")
        if not output.exists():
            continue
        where = output.relative_to(ROOT)
        command = command_of(run)
        for found in objects_of(output.read_text(errors="replace")):
            if [command] in COMMANDS:
                compare(where, command, found)
            else:
                fail(where, f"no schema is known for what {command} writes")


# --- What is written now

def minimax(*arguments):
    run = subprocess.run([sys.argv[1], *map(str, arguments)], capture_output=True, cwd=ROOT)
    if run.returncode not in (0, 1):
        fail(" ".join(map(str, arguments)), run.stderr.decode(errors="replace"))
    return run.stdout.decode()


def live(*arguments):
    found = list(objects_of(minimax(*arguments)))
    if not found:
        fail(" ".join(map(str, arguments)), "wrote no object")
    for each in found:
        compare(" ".join(map(str, arguments)), arguments[0], each)
    return found


def check_figures(where, search, expense):
    """What a golden run cannot tell: its figures are masked."""
    if not 0 < expense["load_seconds"] < 600:
        fail(where, f"load_seconds is {expense['load_seconds']}")
    if not 1 << 20 < expense["peak_bytes"] < 1 << 40:
        fail(where, f"peak_bytes is {expense['peak_bytes']}")
    if not 0 < search["seconds"] < 600:
        fail(where, f"seconds is {search['seconds']}")
    if not 0 < search["distinct_positions"] <= search["positions"] + search["line_positions"]:
        fail(where, f"distinct_positions is {search['distinct_positions']}")


def compare_what_is_written(folder):
    files = ["examples/course_notes.pl", *sorted(folder.glob("*.pl")),
             *sorted((ROOT / "examples/kinds").glob("*.pl"))]
    for file in files:
        [check] = live("check", "--format", "json", file)
        [answer] = live("solve", "--format", "json", file)
        check_figures(f"solve {file}", answer["statistics"], answer["statistics"])
        [comparison] = live("compare", "--format", "json", file)
        for row in comparison["rows"]:
            if "statistics" not in row:
                continue
            search = row["statistics"]
            check_figures(f"compare {file}, {row['algorithm']}", search, comparison)
            # These look at every position.
            if row["algorithm"] in ("minimax", "negamax", "retrograde", "expectiminimax", "maxn") and \
                    search["distinct_positions"] != check["positions"]:
                fail(file, f"{row['algorithm']} has come to {search['distinct_positions']} "
                           f"positions of {check['positions']}")
        live("trace", "--format", "json", file)
        if check["positions"] > 1000:
            continue  # nobody draws so many
        film = folder / "film.json"
        minimax("draw", "-o", film, file)
        compare(f"draw {file}", "draw", json.loads(film.read_text()))
    for options in [["--mover", "successor"], ["--depth", "9", "--singular", "1"]]:
        [answer] = live("solve", "--format", "json", *options, "examples/course_notes.pl")
        check_figures(f"solve {options}", answer["statistics"], answer["statistics"])
    for game in ["examples/course_notes.pl", "examples/nim.pl"]:
        table = folder / "game.table"
        live("tabulate", "--format", "json", "--output", table, game)
        live("solve", "--format", "json", "--endgame", table, game)
        table.unlink()
    judge = ["verify", "--tree", "examples/course_notes.pl", "--trees", "3", "--seed", "1"]
    resumed = folder / "resumed"
    live(*judge, "--format", "json", "--resume", resumed, "tests/verify/programs/notes/notes.pl")
    for line in resumed.read_text().splitlines():
        compare("the file of --resume", "verify", json.loads(line))
    live(*judge, "--format", "gradescope", "tests/verify/programs/notes/notes.pl")


def make_files(folder):
    """Trees, and graphs in which several paths lead to a position."""
    for seed in range(3):
        (folder / f"tree_{seed}.pl").write_text(minimax("generate", "--seed", seed, "--depth", 4))
        (folder / f"graph_{seed}.pl").write_text(graph(random.Random(seed)))


def graph(drawn):
    """Of six plies, of which each has four positions at the most."""
    facts = ["max_to_move(p0_0)."]
    reached = [0]
    for ply in range(5):
        successors = {each: sorted(drawn.sample(range(4), 2)) for each in reached}
        for each, leads_to in successors.items():
            names = ", ".join(f"p{ply + 1}_{to}" for to in leads_to)
            facts.append(f"moves(p{ply}_{each}, [{names}]).")
        reached = sorted({to for leads_to in successors.values() for to in leads_to})
        mover = "max" if ply % 2 else "min"
        facts += [f"{mover}_to_move(p{ply + 1}_{each})." for each in reached]
    facts += [f"static_eval(p5_{each}, {drawn.randrange(9)})." for each in reached]
    return "\n".join(facts) + "\n"


# --- What is wrong

def wrong_ones(found):
    """Copies of the object, each with something wrong in it, and what that is."""
    def changed(path, change):
        copied = copy.deepcopy(found)
        at = copied
        for step in path[:-1]:
            at = at[step]
        change(at, path[-1])
        return copied

    def add(at, step):
        at[step]["no_such_key"] = "0"

    def replace(at, step):
        at[step] = {"no_such_key": 0}

    def walk(value, path):
        if isinstance(value, dict):
            # Parts of a sentence have any names, but are texts.
            if path and path[-1] != "parts":
                yield f"a key more at {path}", changed(path, add)
            for key, each in value.items():
                yield from walk(each, [*path, key])
        elif isinstance(value, list):
            for index, each in enumerate(value[:3]):
                yield from walk(each, [*path, index])
        if path:
            yield f"another type at {path}", changed(path, replace)

    yield "a key more", {**found, "no_such_key": 0}
    owner = found.get("extra_data", found)
    for version in (None, 0, "1"):
        copied = copy.deepcopy(found)
        of_copy = copied["extra_data"] if owner is not found else copied
        if version is None:
            del of_copy["version"]
        else:
            of_copy["version"] = version
        yield f"the version {version}", copied
    yield from walk(found, [])


def refuse_wrong_ones():
    refused = 0
    for (kind, *_), found in samples.items():
        for what, wrong in wrong_ones(found):
            if VALIDATORS[kind].is_valid(wrong):
                fail(f"a wrong {kind}", f"{what} is let pass")
            refused += 1
    return refused


jsonschema.Draft202012Validator.check_schema(SCHEMA)
compare_golden_runs()
print("golden runs:", ", ".join(f"{compared[kind]} {kind}" for kind in KINDS))
for kind in KINDS:
    if compared[kind] == 0:
        fail("golden runs", f"there is no {kind} among them")
of_golden_runs = sum(compared.values())
with tempfile.TemporaryDirectory() as name:
    make_files(Path(name))
    compare_what_is_written(Path(name))
print(f"{of_golden_runs} objects of golden runs and {sum(compared.values()) - of_golden_runs} that "
      f"were written now were compared; {refuse_wrong_ones()} wrong ones were to be refused")
for failure in failures:
    print(failure, file=sys.stderr)
sys.exit(1 if failures else 0)

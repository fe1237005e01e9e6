#!/usr/bin/env python3
"""Whether what .github/ holds is what GitHub reads: the workflow, and the forms for issues.

    github_test.py FOLDER     FOLDER is the root of the sources

Nothing is run. What is checked is the form, by the schemas below, which know the keys that are used here
and no others; that no key stands twice; that no tab or bad indentation makes it no YAML at all; that what
a step runs of the sources is there and can be run; and that the workflow runs .ci/run. Nonsense of each
kind is refused first, so that a check that checks nothing is found out."""

import os
import re
import sys

import jsonschema
import yaml


class UniqueKeys(yaml.SafeLoader):
    """YAML lets a key stand twice, and the last one counts: here it is a fault. `on` is a word."""

    def construct_mapping(self, node, deep=False):
        keys = [self.construct_object(key, deep=True) for key, _ in node.value]
        for key in keys:
            if keys.count(key) > 1:
                raise yaml.YAMLError(f"line {node.start_mark.line + 1}: {key!r} stands twice")
        return super().construct_mapping(node, deep)


UniqueKeys.yaml_implicit_resolvers = {
    first: [(tag, pattern) for tag, pattern in resolvers if tag != "tag:yaml.org,2002:bool"]
    for first, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
}
UniqueKeys.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile("^(true|false)$"), list("tf"))


def closed(required, /, **properties):
    """An object with these keys and no others."""
    return {"type": "object", "properties": properties, "required": required, "additionalProperties": False}


TEXT = {"type": "string", "minLength": 1}
NUMBER = {"type": "integer", "minimum": 1}
STEP = {
    "oneOf": [
        closed(["run"], name=TEXT, run=TEXT, env={"type": "object"}),
        closed(["uses"], name=TEXT, uses={"type": "string", "pattern": r"^[\w.-]+/[\w./-]+@[\w.-]+$"},
               **{"with": {"type": "object", "minProperties": 1}}),
    ]
}
JOB = closed(
    ["runs-on", "timeout-minutes", "steps"],
    **{
        "runs-on": TEXT,
        "timeout-minutes": NUMBER,
        "container": closed(["image"], image=TEXT, options=TEXT),
        "steps": {"type": "array", "items": STEP, "minItems": 1},
    },
)
WORKFLOW = closed(
    ["name", "on", "permissions", "jobs"],
    name=TEXT,
    on={"type": "object", "minProperties": 1,
        "propertyNames": {"enum": ["push", "pull_request", "workflow_dispatch", "schedule"]}},
    permissions={"type": "object", "additionalProperties": {"enum": ["read", "write", "none"]}},
    jobs={"type": "object", "minProperties": 1, "propertyNames": {"pattern": "^[A-Za-z_][A-Za-z0-9_-]*$"},
          "additionalProperties": JOB},
)
FIELD = {
    "oneOf": [
        closed(["type", "attributes"], type={"const": "markdown"}, attributes=closed(["value"], value=TEXT)),
        closed(
            ["type", "id", "attributes"],
            type={"enum": ["textarea", "input"]},
            id={"type": "string", "pattern": "^[a-z_]+$"},
            attributes=closed(["label"], label=TEXT, description=TEXT, placeholder=TEXT, render=TEXT),
            validations=closed(["required"], required={"type": "boolean"}),
        ),
    ]
}
FORM = closed(
    ["name", "description", "body"],
    name=TEXT,
    description=TEXT,
    labels={"type": "array", "items": TEXT},
    body={"type": "array", "items": FIELD, "minItems": 1},
)
CHOOSER = closed(["blank_issues_enabled"], blank_issues_enabled={"type": "boolean"})


def read(text, schema):
    """The value of a text that is as the schema says; faults are exceptions."""
    value = yaml.load(text, Loader=UniqueKeys)
    jsonschema.validate(value, schema)
    if schema is FORM:
        fields = [field.get("id") for field in value["body"] if "id" in field]
        labels = [field["attributes"]["label"] for field in value["body"] if "id" in field]
        if len(set(fields)) < len(fields) or len(set(labels)) < len(labels):
            raise ValueError("two fields are called alike")
    return value


def commands(workflow):
    """What the steps of a workflow run, line by line."""
    return [line.strip() for job in workflow["jobs"].values() for step in job["steps"]
            for line in step.get("run", "").splitlines() if line.strip()]


def look_at_commands(workflow, root):
    """Each program of the sources that a step runs is there, and .ci/run is one of them."""
    programs = [line.split()[0] for line in commands(workflow)]
    for program in programs:
        if "/" in program and not os.access(os.path.join(root, program), os.X_OK):
            raise ValueError(f"{program} cannot be run")
    if ".ci/run" not in programs:
        raise ValueError("no step runs .ci/run")


def refuses(action):
    try:
        action()
    except (yaml.YAMLError, jsonschema.ValidationError, ValueError):
        return True
    return False


def test_that_nonsense_is_refused(text, schema, root):
    """The text of a file that is right, made wrong in each of many ways."""
    ways = {
        "no YAML": text + "\n\t: [",
        "a key twice": text + "\nname: again\n" if "name:" in text else text + "\n" + text,
        "an unknown key": text + "\nnonsense: 1\n",
        "a list": "- 1\n",
        "nothing": "",
    }
    if schema is WORKFLOW:
        ways["no jobs"] = re.sub(r"(?s)\njobs:.*", "\n", text)
        ways["a step that does nothing"] = text + "      - name: nothing\n"
        ways["an action without a version"] = text.replace("@v4", "")
        ways["a misspelt event"] = text.replace("  push:", "  pull:")
    if schema is FORM:
        ways["an unknown kind of field"] = text.replace("type: textarea", "type: text_area")
        ways["two fields alike"] = re.sub(r"\n    id: \w+", "\n    id: same", text)
    for way, wrong in ways.items():
        if wrong == text or not refuses(lambda: read(wrong, schema)):
            if way == "two fields alike" and text.count("id:") < 2:
                continue
            raise SystemExit(f"{sys.argv[0]}: a file with {way} is not refused")
    if schema is WORKFLOW:
        for line in (".ci/runs", "echo .ci/run"):
            wrong = read(text.replace("run: .ci/run\n", f"run: {line}\n"), schema)
            if not refuses(lambda: look_at_commands(wrong, root)):
                raise SystemExit(f"{sys.argv[0]}: a workflow that runs {line} is not refused")


def main():
    root = sys.argv[1]
    folder = os.path.join(root, ".github")
    schemas = {"workflows/ci.yml": WORKFLOW, "ISSUE_TEMPLATE/config.yml": CHOOSER}
    found = sorted(os.path.relpath(os.path.join(place, name), folder)
                   for place, _, names in os.walk(folder) for name in names)
    failed = not set(schemas) <= set(found)
    for name in found:
        schema = schemas.get(name, FORM if name.startswith("ISSUE_TEMPLATE/") else WORKFLOW)
        with open(os.path.join(folder, name), encoding="utf-8") as file:
            text = file.read()
        try:
            value = read(text, schema)
            if schema is WORKFLOW:
                look_at_commands(value, root)
        except (yaml.YAMLError, jsonschema.ValidationError, ValueError) as fault:
            print(f"{name}: {fault}", file=sys.stderr)
            failed = True
            continue
        test_that_nonsense_is_refused(text, schema, root)
    print(f"{len(found)} files of .github")
    sys.exit(failed)


main()

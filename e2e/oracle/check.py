"""Works out every figure of our answers anew, in decimals of 260 digits, and compares texts and values by the digit."""

import json
import sys
from collections import Counter, defaultdict
from decimal import Underflow, getcontext
from multiprocessing import Pool

from exact import NO_ANSWER
from printing import expected, is_printed, listed

from calculators import CALCULATORS, WITH_FACTS, WITH_STATED_RATE

getcontext().prec = 260
getcontext().traps[Underflow] = False

MOST_COMPLAINTS = 5


def worked_out(line):
    slug, inputs = line["slug"], line["inputs"]
    if slug in WITH_FACTS:
        return CALCULATORS[slug](inputs, line.get("facts"))
    if slug not in WITH_STATED_RATE:
        return CALCULATORS[slug](inputs)
    stated = (figure["value"] for figure in line.get("figures", []) if figure["name"] == "rate")
    return CALCULATORS[slug](inputs, next(stated, None))


def faults(line):
    found = worked_out(line)
    if found is None:
        return 0, [], []
    if found is NO_ANSWER or "figures" not in line:
        isSame = (found is NO_ANSWER) == ("figures" not in line)
        return 1, [] if isSame else [("answer", "figures" in line, str(found)[:80])], []
    ours = {figure["name"]: figure for figure in line["figures"]}
    complaints = [("missing", name, str(x)[:60]) for name, x in found.items() if x is not None and name not in ours]
    checked = 0
    for name, figure in ours.items():
        if name in found:
            seen, wrong = compared(figure, found[name])
            checked, complaints = checked + seen, complaints + wrong
    return checked, complaints, [missing for figure in ours.values() for missing in left_out(figure, found)]


def left_out(figure, found):
    """An output or a column that is not worked out."""
    name, rows = figure["name"], found.get(figure["name"])
    if name not in found:
        return [name]
    if figure["kind"] != "table" or not rows:
        return []
    return [f"{name}.{column['name']}" for column in figure["columns"] if all(column["name"] not in row for row in rows)]


def compared(figure, x):
    name = figure["name"]
    if x is None:
        return 1, [(name, figure["text"], "nothing")]
    if figure["kind"] == "table":
        return table(figure, x)
    if figure["kind"] == "list":
        wanted = listed(x, figure["of"])
        return 1, [] if figure["text"] == wanted else [(name, figure["text"], wanted)]
    return cell(name, (figure["text"], figure["value"]), x, figure)


def cell(name, ours, x, field):
    text, value = expected(x, field)
    wrong = [] if is_printed(ours[0], text) else [(f"text of {name}", ours[0], text)]
    return 2, wrong if ours[1] == value else [*wrong, (f"value of {name}", ours[1], value)]


def table(figure, rows):
    """The columns that are known, row by row."""
    if len(rows) != len(figure["rows"]):
        return 1, [(f"rows of {figure['name']}", len(figure["rows"]), len(rows))]
    checked, complaints = 1, []
    for i, (wanted, ours) in enumerate(zip(rows, figure["rows"])):
        for field, pair in zip(figure["columns"], ours):
            if wanted.get(field["name"]) is not None:
                seen, wrong = cell(f"{figure['name']} {i + 1} {field['name']}", pair, wanted[field["name"]], field)
                checked, complaints = checked + seen, complaints + wrong
    return checked, complaints


def checked_line(text):
    line = json.loads(text)
    if "unread" in line:
        return line["slug"], text, 0, [], []
    try:
        return line["slug"], text, *faults(line)
    except Exception as error:
        return line["slug"], text, 1, [("answer", "not understood", f"{type(error).__name__} {error}")], []


def main():
    answers, checks, wrong, unchecked = Counter(), Counter(), Counter(), defaultdict(set)
    with Pool() as pool:
        for slug, text, checked, complaints, left_out in pool.imap(checked_line, sys.stdin, chunksize=100):
            answers[slug] += checked > 0
            checks[slug] += checked
            unchecked[slug].update(left_out)
            for name, ours, wanted in complaints:
                wrong[slug] += 1
                if wrong[slug] <= MOST_COMPLAINTS:
                    print(f"{slug} {json.dumps(json.loads(text)['inputs'])}\n  {name}: {ours}, and it is {wanted}")
    for slug, names in unchecked.items():
        rest = f"; not worked out: {', '.join(sorted(names))}" if names else ""
        print(f"{slug}: {answers[slug]:,} answers, {checks[slug]:,} texts and values, {wrong[slug]} wrong{rest}")
    print(f"{sum(answers.values()):,} answers, {sum(checks.values()):,} texts and values, {sum(wrong.values())} wrong")
    return 1 if sum(wrong.values()) or not sum(answers.values()) else 0


if __name__ == "__main__":
    if sys.argv[1:] == ["--list"]:
        print("\n".join(CALCULATORS))
    else:
        sys.exit(main())

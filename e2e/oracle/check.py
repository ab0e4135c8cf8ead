"""Works out every figure of our answers anew, in decimals of 260 digits, and compares texts and values digit by digit."""

import json
import sys
from collections import Counter
from decimal import ROUND_HALF_UP, Decimal, Underflow, getcontext

from calculators import CALCULATORS, NO_ANSWER

getcontext().prec = 260
getcontext().traps[Underflow] = False

SURE = 120  # of the 260 digits: what agrees to this many is a tie
SHOWN = 30
MOST_DECIMALS = 60
MOST_COMPLAINTS = 5
KIND_PLACES = {"money": {"digits": 2}, "percent": {"upTo": 2}, "number": {"significant": 15}}


def significant(x, digits):
    return x if x == 0 else x.quantize(Decimal(1).scaleb(x.adjusted() - digits + 1), ROUND_HALF_UP)


def plain(x):
    text = format(x, "f")
    text = text.rstrip("0").rstrip(".") if "." in text else text
    return "0" if text in ("-0", "") else text


def expected_value(x, kind):
    x = significant(significant(x, SURE), SHOWN)
    if kind in ("money", "percent"):
        x = x.quantize(Decimal(1).scaleb(-MOST_DECIMALS), ROUND_HALF_UP) if x.as_tuple().exponent < -MOST_DECIMALS else x
    return plain(x)


def expected_number(x, figure):
    places = {k: figure[k] for k in ("digits", "upTo", "significant") if k in figure} or KIND_PLACES[figure["kind"]]
    x = significant(x, SURE)
    if "significant" in places:
        return plain(significant(x, places["significant"]))
    fixed = x.quantize(Decimal(1).scaleb(-places.get("digits", places.get("upTo"))), ROUND_HALF_UP)
    return plain(fixed)


def printed_number(text):
    kept = "".join(c for c in text.split(" ")[0] if c in "0123456789.-")
    return plain(Decimal(kept))


def faults(line):
    exact = CALCULATORS[line["slug"]]
    found = exact(line["inputs"])
    if found is None:
        return 0, []
    if found is NO_ANSWER or "figures" not in line:
        isSame = (found is NO_ANSWER) == ("figures" not in line)
        return 1, [] if isSame else [("refusal", "an answer" if "figures" in line else "none", str(found)[:80])]
    complaints, checked = [], 0
    for figure in line["figures"]:
        if figure["name"] not in found:
            continue
        x, checked = found[figure["name"]], checked + 2
        if figure["kind"] in ("text", "count"):
            wanted = str(x)
            if figure["value"] != wanted:
                complaints.append((figure["name"], figure["value"], wanted))
            continue
        if printed_number(figure["text"]) != expected_number(x, figure):
            complaints.append((f"text of {figure['name']}", figure["text"], expected_number(x, figure)))
        if figure["value"] != expected_value(x, figure["kind"]):
            complaints.append((f"value of {figure['name']}", figure["value"], expected_value(x, figure["kind"])))
    return checked, complaints


def main(path):
    answers, checks, wrong = Counter(), Counter(), Counter()
    for text in open(path):
        line = json.loads(text)
        if "unread" in line:
            continue
        slug = line["slug"]
        checked, complaints = faults(line)
        answers[slug] += checked > 0
        checks[slug] += checked
        for name, ours, wanted in complaints:
            wrong[slug] += 1
            if wrong[slug] <= MOST_COMPLAINTS:
                print(f"{slug} {json.dumps(line['inputs'])}\n  {name}: {ours}, and it is {wanted}")
    for slug in CALCULATORS:
        if answers[slug]:
            print(f"{slug}: {answers[slug]:,} answers, {checks[slug]:,} texts and values, {wrong[slug]} wrong")
    print(f"{sum(answers.values()):,} answers, {sum(checks.values()):,} texts and values, {sum(wrong.values())} wrong")
    return 1 if sum(wrong.values()) else 0


if __name__ == "__main__":
    if sys.argv[1:] == ["--list"]:
        print("\n".join(CALCULATORS))
    else:
        sys.exit(main(sys.argv[1]))

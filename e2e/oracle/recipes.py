"""A recipe's list of ingredients for other servings: what each line's amounts come to, in words too."""

import re
from fractions import Fraction as F
from math import floor

from exact import NO_ANSWER, D

SIGNS = {"½": F(1, 2), "⅓": F(1, 3), "⅔": F(2, 3), "¼": F(1, 4), "¾": F(3, 4)}
SIGNS |= {"⅛": F(1, 8), "⅜": F(3, 8), "⅝": F(5, 8), "⅞": F(7, 8)}
END = r"(?![\d/.,]*[\d/])"
KINDS = (
    rf"(?P<sign>(?:\d{{1,6}} ?)?[{''.join(SIGNS)}])",
    rf"(?P<mixed>(?:\d{{1,6}}[ -])?[1-9]\d?/[1-9]\d?){END}",
    rf"(?P<thousands>\d{{1,3}},\d{{3}}){END}",
    rf"(?P<decimal>\d{{1,6}}(?:\.\d{{1,6}}|,\d{{1,2}}(?!\d))?|\.\d{{1,6}}){END}",
)
NUMBER = re.compile("|".join(KINDS), re.A)
UNITS = {"cup": "cups?", "tbsp": "tablespoons?|tbsps?", "tsp": "teaspoons?|tsps?"}
UNITS |= {"fluid": r"fluid ounces?|fl\.? ?oz", "small": "grams?|g|milliliters?|millilitres?|ml"}
UNITS |= {"large": "kilograms?|kgs?|liters?|litres?|l"}
UNITS |= {"other": "ounces?|oz|pounds?|lbs?|pints?|pt|quarts?|qt|gallons?|gal|sticks?"}
SPELLED = "|".join(f"(?P<{name}>{words})(?![a-z])" for name, words in UNITS.items())
UNIT = re.compile(f" ?(?:{SPELLED})", re.I | re.A)
UNTIL = re.compile(r" ?[-–] ?| to | or ", re.I)
FURTHER = re.compile(r"\bplus |\band |\+ ?|& ?|\((?:about )?", re.I | re.A)
TEASPOONS = {"us": (48, 3), "metric": (50, 3), "australia": (50, 4)}


def recipe_scaler(q):
    factor = F(q["servings"]) / F(q["recipe_servings"])
    lines = [line.strip() for line in q["ingredients"].split(";")]
    firsts = [number_at(tidy(line), 0) for line in lines]
    if all(first is None for first in firsts):
        return NO_ANSWER
    write = lambda line: line if factor == 1 else scaled(tidy(line), factor, TEASPOONS[q["measures"]])
    exact = [None if first is None else first[0] * factor for first in firsts]
    rows = [{"scaled": write(line), "line": line, "exact": x} for line, x in zip(lines, exact)]
    return {"factor": factor, "scaled": rows}


def tidy(line):
    return re.sub(r"\s+", " ", line).replace("⁄", "/")


def number_at(line, at):
    """The number that begins there, and where it ends."""
    found = NUMBER.match(line, at)
    if not found:
        return None
    text, end = found[0], found.end()
    if found["sign"]:
        return F(text[:-1].strip() or 0) + SIGNS[text[-1]], end
    if found["mixed"]:
        return sum(F(part) for part in re.split("[ -]", text)), end
    return F(text.replace(",", "")) if found["thousands"] else F(text.replace(",", ".")), end


def scaled(line, factor, spoons):
    """A character after another, unless an amount begins there."""
    at, out, is_measured = 0, "", False
    while at < len(line):
        before = FURTHER.match(line, at)
        start = before.end() if before else at
        amount = amount_at(line, start) if before or at == 0 else None
        if amount is None:
            at, out = at + 1, out + line[at]
            continue
        low, high, kind, word, end = amount
        if not before:
            is_measured = kind is not None
        if before and (kind is None or (before[0].startswith("(") and not is_measured)):
            out += line[at:end]
        else:
            texts = [written(x * factor, kind, word, spoons) for x in (low, high) if x is not None]
            out += line[at:start] + spanned(texts)
        at = end
    return out


def amount_at(line, at):
    low = number_at(line, at)
    if low is None:
        return None
    until = UNTIL.match(line, low[1])
    high = number_at(line, until.end()) if until else None
    end = (high or low)[1]
    unit = UNIT.match(line, end)
    word = unit[0].lstrip(" ") if unit else ""
    return low[0], high and high[0], unit and unit.lastgroup, word, unit.end() if unit else end


def spanned(texts):
    if len(texts) == 1 or texts[0] == texts[1]:
        return texts[0]
    (few, unit), (_, other) = (re.fullmatch(r"([^A-Za-z]*)(.*)", text).groups() for text in texts)
    isOne = unit == other and "+" not in texts[0]
    return f"{few.strip() if isOne else texts[0]} to {texts[1]}"


def written(x, kind, word, spoons):
    if kind in ("cup", "tbsp", "tsp"):
        return in_spoons(x * {"cup": spoons[0], "tbsp": spoons[1], "tsp": 1}[kind], *spoons)
    if kind == "small":
        number = decimals(x, 0 if x >= 10 else 1)
    elif kind == "large":
        number = decimals(x, 3)
    else:
        near = min((nearest(x, 8), nearest(x, 3)), key=lambda each: abs(x - each))
        number = mixed(near) if near else two_digits(x)
    if len(word) > 3 and kind != "fluid" or word.lower().startswith("fluid"):
        word = re.sub("s$", "", word, flags=re.I) + ("s" if x > 1 else "")
    return f"{number} {word}" if word else number


def in_spoons(all_of_it, cup, tbsp):
    step = 8 if all_of_it < 3 else 4 if all_of_it < 12 else 2
    ways = []
    for parts in (4, 3):
        cups = F(floor(all_of_it * parts / cup), parts)
        rest = nearest(all_of_it - cups * cup, step)
        spoons, left = divmod(rest, tbsp)
        measures = ((cups, "cups" if cups > 1 else "cup"), (F(spoons), "tbsp"), (left, "tsp"))
        ways.append([f"{mixed(size)} {name}" for size, name in measures if size])
    way = min(ways, key=len)
    return " + ".join(way) if way else f"{two_digits(all_of_it)} tsp"


def nearest(x, parts):
    return F(floor(x * parts + F(1, 2)), parts)


def mixed(x):
    whole, rest = divmod(x, 1)
    return str(x) if whole == 0 or rest == 0 else f"{whole} {rest}"


def decimals(x, digits):
    text = f"{D(floor(x * 10**digits + F(1, 2))) / 10**digits:f}"
    return text.rstrip("0").rstrip(".") if "." in text else text


def two_digits(x):
    if x == 0:
        return "0"
    digits = 1
    while x * 10**digits < 10:
        digits += 1
    return decimals(x, digits)


CALCULATORS = {"recipe-scaler": recipe_scaler}

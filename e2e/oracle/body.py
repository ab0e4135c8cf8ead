"""Bodies: the published equations, each in the units it was fitted to."""

import re
from decimal import Decimal as D
from decimal import localcontext
from fractions import Fraction as F
from functools import cache
from pathlib import Path

from exact import HAIR, NO_ANSWER, nearest, of
from printing import day
from units import INCH, measure

BMI_BANDS = {
    "general": (
        "Underweight",
        0,
        "Healthy weight",
        "18.5",
        "Overweight",
        25,
        "Obesity, class 1",
        30,
        "Obesity, class 2",
        35,
    )
    + ("Obesity, class 3", 40),
    "asian": ("Underweight", 0, "Acceptable risk", "18.5", "Increased risk", 23, "High risk", "27.5"),
}
FAT_BANDS = {
    "female": (
        "Below essential fat",
        0,
        "Essential fat",
        10,
        "Athletes",
        14,
        "Fitness",
        21,
        "Acceptable",
        25,
        "Obesity",
        32,
    ),
    "male": (
        "Below essential fat",
        0,
        "Essential fat",
        2,
        "Athletes",
        6,
        "Fitness",
        14,
        "Acceptable",
        18,
        "Obesity",
        25,
    ),
}


def band(bands, x):
    """Each begins at its figure."""
    return [name for name, start in zip(bands[::2], bands[1::2]) if x >= D(start)][-1]


def bmi(q):
    height, weight = measure(q, "height"), measure(q, "weight")
    index, bands = weight / height**2, BMI_BANDS[q["bands"]]
    starts = [F(start) for start in bands[1::2]]
    limits = [{"band": name, "from": start, "weight_from": start * height**2} for name, start in zip(bands[::2], starts)]
    found = {"bmi": index, "bmi_prime": index / starts[2], "band": band(bands, of(index)), "limits": limits}
    found["ponderal_index"] = weight / height**3
    return {**found, "healthy_from": starts[1] * height**2, "healthy_below": starts[2] * height**2}


# Constant, and what a kilogram, a centimetre and a year add.
RESTING = {
    "mifflin_st_jeor": {"female": "-161 10 6.25 -5", "male": "5 10 6.25 -5"},
    "harris_benedict": {"female": "447.593 9.247 3.098 -4.33", "male": "88.362 13.397 4.799 -5.677"},
    "harris_benedict_1919": {"female": "655.0955 9.5634 1.8496 -4.6756", "male": "66.473 13.7516 5.0033 -6.755"},
    "harris_benedict_rounded": {"female": "655 9.6 1.8 -4.7", "male": "66 13.7 5 -6.8"},
}

TITLES = {"mifflin_st_jeor": "Mifflin–St Jeor (1990)", "harris_benedict": "Harris–Benedict, revised (1984)"}
TITLES |= {"harris_benedict_1919": "Harris–Benedict, original (1919)"}
TITLES |= {"harris_benedict_rounded": "Harris–Benedict, rounded as in textbooks"}


def resting(q, formula):
    weight = measure(q, "weight")
    if formula == "katch_mcardle":
        return 370 + F("21.6") * weight * (100 - F(q["body_fat"])) / 100
    constant, *terms = (F(term) for term in RESTING[formula][q["sex"]].split())
    return constant + sum(t * x for t, x in zip(terms, (weight, measure(q, "height") * 100, int(q["age"]))))


def bmr(q):
    energy, isLean = resting(q, q["formula"]), q["formula"] == "katch_mcardle"
    lean = measure(q, "weight") * (100 - F(q["body_fat"])) / 100 if isLean else None
    rows = {} if isLean else {"formulas": [{"formula": TITLES[key], "bmr": resting(q, key)} for key in RESTING]}
    return {"bmr": energy, "kilojoules": energy * F("4.184"), "lean_mass": lean, **rows}


ACTIVITY = {"sedentary": "1.2", "light": "1.375", "moderate": "1.55", "active": "1.725", "very_active": "1.9"}
GOALS = ("-1", "-0.75", "-0.5", "-0.25", "0", "0.25", "0.5")


def calories(q):
    rest = resting(q, q["formula"])
    keep = rest * F(ACTIVITY.get(q["activity"], q.get("activity_factor", 0)))
    of_kilogram = F(7700) if q["energy_of_weight"] == "kilogram" else 3500 / F("0.45359237")
    way, weekly = {"keep": 0, "lose": -1, "gain": 1, "target": 1}[q["goal"]], measure(q, "weekly_change")
    if q["goal"] == "target":
        weekly = (measure(q, "target_weight") - measure(q, "weight")) / int(q["weeks"])
    change = weekly * of_kilogram / 7 if weekly is not None else None
    target = keep + way * (change or 0)
    if target <= 0:
        return NO_ANSWER
    rows = [{"weekly_change": F(kg), "target": keep + F(kg) * of_kilogram / 7} for kg in GOALS]
    least = {"female": 1200, "male": 1500}[q["sex"]]
    rows = [row for row in rows if row["weekly_change"] >= 0 or row["target"] >= least]
    return {"target": target, "maintenance": keep, "bmr": rest, "difference": None if change is None else abs(change), "goals": rows, "weekly_rate": weekly if q["goal"] == "target" else None, "week": zigzag(target, keep, least)}


def zigzag(target, keep, least):
    """Whole calories: two days at what keeps the weight, and five that bring the week back to seven times the target."""
    nearest = lambda x: (2 * x + 1) // 2
    high = nearest(keep)
    low = nearest(F(7 * nearest(target) - 2 * high, 5))
    if low >= high or low < least:
        return None
    rows = [(5, low), (2, high)]
    total = sum(days * each for days, each in rows)
    return [{"days": n, "per_day": F(each), "per_week": F(n * each)} for n, each in rows] + [{"days": 7, "per_week": F(total)}]


# Hodgdon and Beckett 1984 in centimetres, and the Department of Defense's fit in inches.
DENSITY = {"female": "1.29579 0.35004 0.22100", "male": "1.0324 0.19077 0.15456"}
IN_INCHES = {"female": "163.205 97.684 -78.387", "male": "86.010 70.041 36.76"}


def body_fat(q):
    sex, height, weight = q["sex"], measure(q, "height"), measure(q, "weight")
    if q["method"] == "bmi":
        less = F("5.4") if sex == "female" else F("16.2")
        fat = of(F("1.2") * weight / height**2 + F("0.23") * int(q["age"]) - less)
    else:
        girth = measure(q, "waist") + (measure(q, "hip") or 0) - measure(q, "neck")
        inches = q["method"] == "navy_inches"
        unit = INCH if inches else F(1, 100)
        a, b, c = (D(term) for term in (IN_INCHES if inches else DENSITY)[sex].split())
        round_about, tall = of(girth / unit).log10(), of(height / unit).log10()
        fat = a * round_about - b * tall + c if inches else 495 / (a - b * round_about + c * tall) - 450
    if fat <= 0 or fat >= 100:
        return NO_ANSWER
    lean = of(weight) * (100 - fat) / 100
    found = {"body_fat": fat, "band": band(FAT_BANDS[sex], fat * (1 + HAIR)), "lean_mass": lean}
    bands = [{"band": name, "from": F(start)} for name, start in zip(FAT_BANDS[sex][::2], FAT_BANDS[sex][1::2])]
    return {**found, "fat_mass": of(weight) * fat / 100, "bands": bands}


# Kilograms at five feet, and for every inch above.
IDEAL = {
    "devine": {"female": ("45.5", "2.3"), "male": ("50", "2.3")},
    "robinson": {"female": ("49", "1.7"), "male": ("52", "1.9")},
    "miller": {"female": ("53.1", "1.36"), "male": ("56.2", "1.41")},
    "hamwi": {"female": ("45.5", "2.2"), "male": ("48", "2.7")},
}
PUBLISHED = {"devine": 1974, "robinson": 1983, "miller": 1983, "hamwi": 1964}
FRAMES = {"small": F(9, 10), "medium": F(1), "large": F(11, 10)}


def ideal_weight(q):
    height, weight = measure(q, "height"), measure(q, "weight")
    inches = height / INCH - 60
    found = {"healthy_from": F("18.5") * height**2, "healthy_below": 25 * height**2}
    if inches < 0:
        return {**found, "ideal_weight": None, "difference": None}
    by = {name: F(sexes[q["sex"]][0]) + F(sexes[q["sex"]][1]) * inches for name, sexes in IDEAL.items()}
    ideal = by[q["formula"]] * FRAMES[q.get("frame", "medium")]
    rows = [{"formula": f"{name.capitalize()} ({PUBLISHED[name]})", "weight": each} for name, each in by.items()]
    return {**found, "ideal_weight": ideal, "difference": weight - ideal if weight else None, "formulas": rows}


KCAL = {"protein": 4, "carbohydrate": 4, "fat": 9}


# Percent of the calories: Dietary Reference Intakes, acceptable macronutrient distribution ranges of adults.
ADULT_SHARES = {"protein": (10, 35), "carbohydrate": (45, 65), "fat": (20, 35)}


# Protein and fat in percent of the calories; carbohydrate is the rest.
DIETS = {"dash": (18, 27), "zone": (30, 30), "keto": (20, 75)}


def macros(q):
    calories = F(q["calories"])
    protein_of, fat_of = DIETS.get(q["divide"], (None, None))
    fat = calories * F(fat_of or q["fat_share"]) / 100
    if protein_of:
        protein = calories * protein_of / 100
    elif q["divide"] == "shares":
        protein = calories * F(q["protein_share"]) / 100
    else:
        protein = measure(q, "weight") * F(q["protein_per_kilogram"]) * 4
    energy = {"protein": protein, "carbohydrate": calories - protein - fat, "fat": fat}
    if energy["carbohydrate"] < 0:
        return NO_ANSWER
    grams = {name: kcal / KCAL[name] for name, kcal in energy.items()}
    shares = {n: energy[n] * 100 / calories for n in KCAL}
    rows = [{"nutrient": n.capitalize(), "share": shares[n], "energy": energy[n], "grams": grams[n]} for n in KCAL]
    of_all = lambda n, share: calories * F(share, 100 * KCAL[n])
    ends = ((n, least, most) for n, (least, most) in ADULT_SHARES.items())
    ranges = [{"nutrient": n.capitalize(), "least": of_all(n, lo), "most": of_all(n, hi)} for n, lo, hi in ends]
    whole = sum(nearest(grams[n]) * KCAL[n] for n in KCAL)
    return {**grams, "whole_energy": whole, "nutrients": rows, "ranges": ranges}


# The figures of the CDC's charts as it prints them; the rest is worked out.
GROWTH = Path(__file__).parents[2] / "lib" / "facts" / "growth" / "united-states-bmi.fixture.ts"
SPREADS = {"female": "0.8334 0.3712 -0.0011", "male": "0.3728 0.5196 -0.0091"}
CHILD = ("Underweight", "Healthy weight", "Overweight", "Obesity", "Severe obesity, class 2", "Severe obesity, class 3")


@cache
def growth_table(sex):
    rows = re.search(r"\b" + sex + r": `([^`]*)`", GROWTH.read_text(encoding="utf-8"))[1].split(",")
    ages = [F(24), *(F(49, 2) + k for k in range(len(rows) - 2)), F(240)]
    return list(zip(ages, [[F(x) for x in row.split()] for row in rows]))


def lms(sex, months):
    table = growth_table(sex)
    (a, low), (b, high) = next(pair for pair in zip(table, table[1:]) if pair[0][0] <= months <= pair[1][0])
    return [of(x + (y - x) * (months - a) / (b - a)) for x, y in zip(low, high)]


PI = D("3.14159265358979323846264338327950288419716939937510582097494459230781640628620899862803482534211706798")


def above(x):
    """The share of the normal distribution above x: an alternating series, and a continued fraction far out."""
    if x < 0:
        return 1 - above(-x)
    if x < 9:
        total, term, n = D(0), x, 0
        while abs(term) > D(10) ** -150:
            total += term / (2 * n + 1)
            n += 1
            term = -term * x * x / (2 * n)
        return D(1) / 2 - total / (2 * PI).sqrt()
    below = x
    for n in range(400, 0, -1):
        below = x + n / below
    return (-x * x / 2).exp() / (2 * PI).sqrt() / below


def point(share):
    """The point with so small a share above it: halved, in the logarithm of the share."""
    low, high = D(0), (-2 * share.ln()).sqrt() + 1
    with localcontext() as short:
        short.prec = 170
        for _ in range(130):
            middle = (low + high) / 2
            low, high = (middle, high) if above(middle) > share else (low, middle)
    return low


P85, P95 = point(D("0.15")), point(D("0.05"))


def child_bmi(q):
    sex, height, weight = q["sex"], measure(q, "height"), measure(q, "weight")
    if q["age_by"] == "age":
        months = 12 * int(q["years"]) + int(q["months"]) + F(1, 2)
    else:
        months = max(F(24), (day(q["measured"]) - day(q["birth"])).days / F("30.4375"))
    index, (l, m, s) = of(weight / height**2), lms(sex, months)
    at = {name: m * (1 + l * s * z) ** (1 / l) for name, z in (("5", -P95), ("85", P85), ("95", P95))}
    starts = [D(0), at["5"], at["85"], at["95"], min(at["95"] * D("1.2"), D(35)), min(at["95"] * D("1.4"), D(40))]
    if index <= at["95"]:
        z = ((index / m) ** l - 1) / (l * s)
        percentile = 100 * above(-z)
    else:
        a, b, c = (D(x) for x in SPREADS[sex].split())
        years = of(months) / 12
        share = above((index - at["95"]) / (a + b * years + c * years * years)) / 10
        percentile, z = 100 * (1 - share), point(share)
    square = of(height**2)
    limits = [{"category": name, "from": start, "weight_from": start * square} for name, start in zip(CHILD, starts)]
    found = {"percentile": round(percentile, 8), "z_score": z, "bmi": index, "age_in_months": months, "limits": limits}
    found |= {"category": [name for name, start in zip(CHILD, starts) if index >= start][-1]}
    found |= {"healthy_from": starts[1] * square, "healthy_below": starts[2] * square}
    return {**found, "share_of_95th": index * 100 / at["95"]}


CALCULATORS = {
    "bmi": bmi,
    "child-bmi": child_bmi,
    "bmr": bmr,
    "calories": calories,
    "body-fat": body_fat,
    "ideal-weight": ideal_weight,
    "macros": macros,
}

"""Kitchen, road, school, network and circuit."""

from fractions import Fraction as F
from ipaddress import IPv4Address, IPv4Network

from exact import NO_ANSWER, given, of
from units import BITS, SI, UNITS, measure

# Grams in a US cup: US Department of Agriculture, National Nutrient Database for Standard Reference.
CUP = {"water": 237, "flour": 125, "bread_flour": 137, "whole_wheat_flour": 120, "cornstarch": 128, "sugar": 200}
CUP |= {"brown_sugar": 220, "powdered_sugar": 120, "honey": 339, "maple_syrup": 315, "molasses": 337, "butter": 227}
CUP |= {"canola_oil": 218, "olive_oil": 216, "milk": 244, "cream": 238, "yogurt": 245, "sour_cream": 230, "rice": 185}
CUP |= {"oats": 81, "cocoa": 86, "salt": 292, "peanut_butter": 258}

MEASURES = {
    "us": ("us_cup", "us_tbsp", "us_tsp", "us_floz"),
    "us_label": ("label_cup", "metric_tbsp", "metric_tsp", "label_floz"),
    "metric": ("metric_cup", "metric_tbsp", "metric_tsp", "uk_floz"),
    "australia": ("metric_cup", "au_tbsp", "metric_tsp", "uk_floz"),
}


KITCHEN = {"cup": "Cups", "tbsp": "Tablespoons", "tsp": "Teaspoons", "fl_oz": "Fluid ounces"}
KITCHEN |= {"ml": "Milliliters (mL)", "l": "Liters (L)", "g": "Grams (g)", "kg": "Kilograms (kg)"}
KITCHEN |= {"oz": "Ounces (oz)", "lb": "Pounds (lb)"}


def cooking(q):
    """Every measure in kilograms of it."""
    own = q["ingredient"] == "own"
    density = F(q["density"]) * 1000 if own else F(CUP[q["ingredient"]], 1000) / UNITS["us_cup"]
    spoons = dict(zip(("cup", "tbsp", "tsp", "fl_oz"), MEASURES[q["measures"]]))
    volumes = {**spoons, "ml": "ml", "l": "l"}
    sizes = {name: UNITS[unit] * density for name, unit in volumes.items()}
    sizes |= {name: UNITS[name] for name in ("g", "kg", "oz", "lb")}
    amount = F(q["value"]) * sizes[q["from"]]
    rows = [{"unit": KITCHEN[name], "value": amount / size} for name, size in sizes.items()]
    return {"result": amount / sizes[q["to"]], "units": rows}


LINES = (10, 25, 50, 100, 250, 500, 1000, 2500, 10000)


def download_time(q):
    size, useful = measure(q, "size"), 1 - F(q["overhead"]) / 100
    seconds = size / (measure(q, "speed") * useful)
    lines = [size / (line * BITS["Mbit"] * useful) for line in LINES]
    found = {"time": seconds, "seconds": seconds, "useful_speed": measure(q, "speed") * useful / BITS["MB"]}
    names = [f"{line} Mbit/s" if line < 1000 else f"{line / 1000:g} Gbit/s" for line in LINES]
    return {**found, "lines": [{"line": n, "time": each, "seconds": each} for n, each in zip(names, lines)]}


ECONOMIES = {"mpg_us": ("mi", "us_gal"), "mpg_uk": ("mi", "uk_gal"), "km_per_l": ("km", "l")}


def fuel_cost(q):
    metres = measure(q, "distance") * (2 if q["round_trip"] == "true" else 1)
    given_as, economy = q["economy_as"], F(q["economy"])
    if "kwh" in given_as:
        return electric_cost(q, metres)
    of_100_km = UNITS["l"] / 100000
    if given_as == "l_per_100km":
        per_metre = economy * of_100_km
    else:
        distance, volume = (UNITS[unit] for unit in ECONOMIES[given_as])
        per_metre = volume / (economy * distance)
    fuel = metres * per_metre
    cost = fuel / UNITS[q["price_per"]] * F(q["price"])
    found = {"cost": cost, "share": cost / int(q["people"])}
    found |= {"litres": fuel / UNITS["l"], "us_gallons": fuel / UNITS["us_gal"], "uk_gallons": fuel / UNITS["uk_gal"]}
    found |= {"cost_per_mile": cost * UNITS["mi"] / metres, "cost_per_100km": cost * 100000 / metres}
    rows = [UNITS[v] / (per_metre * UNITS[d]) for d, v in ECONOMIES.values()] + [per_metre / of_100_km]
    names = ("Miles per US gallon", "Miles per imperial gallon (UK)", "Kilometers per liter", "Liters per 100 km")
    return {**found, "economies": [{"measure": name, "economy": each} for name, each in zip(names, rows)]}


def electric_cost(q, metres):
    """In kWh: a hundred miles or kilometres to so many of them, or so many miles to one."""
    economy = F(q["economy"])
    hundred = {"kwh_per_100mi": 100 * UNITS["mi"], "kwh_per_100km": F(100000)}
    per_metre = economy / hundred[q["economy_as"]] if q["economy_as"] in hundred else 1 / (economy * UNITS["mi"])
    used = metres * per_metre
    cost = used * F(q["price_per_kwh"])
    found = {"cost": cost, "share": cost / int(q["people"]), "electricity": used}
    found |= {"cost_per_mile": cost * UNITS["mi"] / metres, "cost_per_100km": cost * 100000 / metres}
    rows = (per_metre * 100 * UNITS["mi"], 1 / (per_metre * UNITS["mi"]), per_metre * 100000)
    names = ("kWh per 100 miles", "Miles per kWh", "kWh per 100 km")
    return {**found, "economies": [{"measure": name, "economy": each} for name, each in zip(names, rows)]}


LETTERS = {
    "plus_minus": (("A+", 97), ("A", 93), ("A-", 90), ("B+", 87), ("B", 83), ("B-", 80), ("C+", 77), ("C", 73))
    + (("C-", 70), ("D+", 67), ("D", 65), ("F", 0)),
    "plain": (("A", 90), ("B", 80), ("C", 70), ("D", 60), ("F", 0)),
}


def grade(q):
    rows = [tuple(F(cell) for cell in row.split(":")) for row in q["grades"].split(";")]
    weights, points = sum(w for _, w in rows), sum(g * w for g, w in rows)
    average = points / weights
    letter = next(letter for letter, least in LETTERS[q["letters"]] if average >= least)
    parts = [{"grade": g, "weight": w, "share": g * w / weights} for g, w in rows]
    return {"average": average, "letter": letter, "total_weight": weights, "points": points / 100, "parts": parts}


def worth(letter, scale):
    """A is four, a sign three tenths or a third; nothing where a letter does not count."""
    if letter[0] not in "ABCDF" or letter == "F":
        return F(0) if letter == "F" else None
    whole, sign = F("FDCBA".index(letter[0])), letter[1:]
    if letter == "A+":
        return F("4.3") if scale == "four_three" else F(4)
    step = {"thirds": {"+": F("0.33"), "-": F("-0.33")}}.get(scale, {"+": F("0.3"), "-": F("-0.3")})
    return whole + step.get(sign, 0)


def extra(grade, q):
    level = grade.upper().split()[1:]
    return F(q["honors_points" if level == ["HONORS"] else "ap_points"]) if level else F(0)


def gpa(q):
    courses = [tuple(cell.strip() for cell in row.split(":")) for row in q["courses"].split(";")]
    plain = [(worth(grade.upper().split()[0], q["scale"]), F(credits)) for grade, credits in courses]
    rows = [(None if v is None else v + (extra(grade, q) if v else 0), c) for (grade, _), (v, c) in zip(courses, plain)]
    counted = [(value, credits) for value, credits in rows if value is not None]
    points, credits = sum(v * c for v, c in counted), sum(c for _, c in counted)
    found = {"term_gpa": points / credits, "left_out": sum(c for _, c in rows) - credits}
    unweighted = sum(v * c for v, c in plain if v is not None) / credits
    found["unweighted_gpa"] = None if [v for v, _ in rows] == [v for v, _ in plain] else unweighted
    if q["before"] == "some":
        points, credits = points + F(q["earlier_gpa"]) * F(q["earlier_credits"]), credits + F(q["earlier_credits"])
    if q["plan"] == "some":
        left = F(q["credits_left"])
        found["needed_gpa"] = max(F(0), (F(q["target"]) * (credits + left) - points) / left)
    letters = [grade.upper().replace("HONORS", "honors") for grade, _ in courses]
    table = [{"grade": g, "credits": c, "value": v, "points": None if v is None else v * c} for g, (v, c) in zip(letters, rows)]
    return {**found, "gpa": points / credits, "points": points, "credits": credits, "by_course": table}


def final_grade(q):
    current, weight, target = (x / 100 for x in given(q, "current", "final_weight", "target"))
    course = lambda score: 100 * (current * (1 - weight) + weight * score / 100)
    rows = [{"score": F(score), "course": course(F(score))} for score in range(0, 101, 10)]
    needed_for = lambda grade: 100 * (grade - current * (1 - weight)) / weight
    verdict = lambda score: "No, it takes more than 100%" if score > 100 else "Yes" if score > 0 else "Yes, you already have it"
    row = lambda grade: {"course": grade, "needed": needed_for(grade / 100), "verdict": verdict(needed_for(grade / 100))}
    scale = {"plain": [90, 80, 70, 60], "plus_minus": [97, 93, 90, 87, 83, 80, 77, 73, 70, 67, 65]}[q["scale"]]
    names = "A B C D" if q["scale"] == "plain" else "A+ A A- B+ B B- C+ C C- D+ D"
    letters = [{"letter": name, **row(F(grade))} for name, grade in zip(names.split(), scale, strict=True)]
    found = {"needed": needed_for(target), "verdict": verdict(needed_for(target))}
    return {**found, "letters": letters, "at_best": course(F(100)), "at_worst": course(F(0)), "outcomes": rows}


def dotted(address):
    return ".".join(str(address >> shift & 255) for shift in (24, 16, 8, 0))


def ip_subnet(q):
    address, size = q["address"].replace("/", " ").split()
    read = lambda text: int.from_bytes(bytes(int(octet) for octet in text.split(".")), "big")
    prefix = read(size).bit_count() if "." in size else int(size)
    mask = 2**32 - 2 ** (32 - prefix)
    first = read(address) & mask
    last = first + 2 ** (32 - prefix) - 1
    few = prefix > 30
    top = read(address) >> 28
    found = {"network": f"{dotted(first)}/{prefix}", "broadcast": None if few else dotted(last), "mask": dotted(mask)}
    found |= {"first_host": dotted(first if few else first + 1), "last_host": dotted(last if few else last - 1)}
    found |= {"addresses": last - first + 1, "hosts": last - first + 1 - (0 if few else 2)}
    found |= {"wildcard": dotted(2**32 - 1 - mask), "class": "AAAAAAAABBBBCCDE"[top]}
    special = [(block.prefixlen, use) for block, use in SPECIAL.items() if IPv4Address(address) in block]
    found["range"] = max(special)[1] if special else "Public"
    return found


# IANA IPv4 Special-Purpose Address Registry, and multicast: the narrowest block that has the address says what it is for.
SPECIAL = {
    IPv4Network(block): use
    for block, use in {
        "0.0.0.0/8": "This network (RFC 791)",
        "10.0.0.0/8": "Private (RFC 1918)",
        "100.64.0.0/10": "Shared by carriers (RFC 6598)",
        "127.0.0.0/8": "Loopback (RFC 1122)",
        "169.254.0.0/16": "Link-local (RFC 3927)",
        "172.16.0.0/12": "Private (RFC 1918)",
        "192.0.0.0/24": "IETF protocol assignments (RFC 6890)",
        "192.0.2.0/24": "Documentation (RFC 5737)",
        "192.88.99.0/24": "Retired 6to4 relays (RFC 7526)",
        "192.168.0.0/16": "Private (RFC 1918)",
        "198.18.0.0/15": "Benchmarking (RFC 2544)",
        "198.51.100.0/24": "Documentation (RFC 5737)",
        "203.0.113.0/24": "Documentation (RFC 5737)",
        "224.0.0.0/4": "Multicast (RFC 5771)",
        "240.0.0.0/4": "Reserved (RFC 1112)",
        "255.255.255.255/32": "Limited broadcast (RFC 919)",
    }.items()
}


def ohms_law(q):
    """V = I R and P = V I, from any two."""
    v, i, r, p = (measure(q, name) for name in ("voltage", "current", "resistance", "power"))
    try:
        if q["given"] == "resistance_power":
            if r == 0:
                return NO_ANSWER
            v, i = of(p * r).sqrt(), of(p / r).sqrt()
        else:
            known = {"voltage_current": lambda: (v, i), "voltage_resistance": lambda: (v, v / r)}
            known |= {"voltage_power": lambda: (v, p / v), "current_resistance": lambda: (i * r, i)}
            known["current_power"] = lambda: (p / i, i)
            v, i = known[q["given"]]()
            r, p = v / i if r is None else r, v * i
    except ZeroDivisionError:
        return NO_ANSWER
    if q["given"] == "voltage_power" and p == 0:
        return NO_ANSWER
    circuit = {"voltage": v, "current": i, "resistance": r, "power": p}
    prefixes = {"micro": "u", "milli": "m", "plain": "", "kilo": "k", "mega": "M"}
    shares = {name: SI[prefix] for name, prefix in prefixes.items()}
    measured = {"voltage": "volts", "current": "amperes", "resistance": "ohms", "power": "watts"}
    label = lambda kind: {"quantity": f"{kind.capitalize()}, in {measured[kind]}"}
    rows = [label(kind) | {name: scaled(x, share) for name, share in shares.items()} for kind, x in circuit.items()]
    return {**circuit, "prefixes": rows}


def scaled(x, share):
    return x / share if isinstance(x, F) else x / of(share)


CALCULATORS = {
    "cooking": cooking,
    "download-time": download_time,
    "fuel-cost": fuel_cost,
    "grade": grade,
    "gpa": gpa,
    "final-grade": final_grade,
    "ip-subnet": ip_subnet,
    "ohms-law": ohms_law,
}

"""Units by their definitions, as exact fractions of the SI unit: NIST Special Publication 811, Handbook 44 appendix C,
the UK Weights and Measures Act 1985 and IEC 80000-13. Speeds are in km/h, as the service keeps them."""

from fractions import Fraction as F

from unit_names import DATA, LENGTH, TEMPERATURE, VOLUME, WEIGHT

INCH, POUND, GALLON, IMPERIAL = F("0.0254"), F("0.45359237"), 231 * F("0.0254") ** 3, F("0.00454609")
SURVEY_FOOT = F(1200, 3937)

LENGTHS = {"nm": F(1, 10**9), "um": F(1, 10**6), "mm": F(1, 1000), "cm": F(1, 100), "m": F(1), "km": F(1000)}
LENGTHS |= {"mil": INCH / 1000, "in": INCH, "ft": 12 * INCH, "yd": 36 * INCH, "fathom": 72 * INCH, "chain": 792 * INCH}
LENGTHS |= {"furlong": 7920 * INCH, "mi": 63360 * INCH, "nmi": F(1852), "au": F(149597870700)}
LENGTHS |= {"survey_ft": SURVEY_FOOT, "survey_mi": 5280 * SURVEY_FOOT, "ly": 299792458 * F(36525, 100) * 86400}

MASSES = {"ug": F(1, 10**9), "mg": F(1, 10**6), "g": F(1, 1000), "kg": F(1), "t": F(1000), "ct": F(2, 10**4)}
MASSES |= {"gr": POUND / 7000, "oz": POUND / 16, "ozt": POUND * 480 / 7000, "lb": POUND, "st": 14 * POUND}
MASSES |= {"us_cwt": 100 * POUND, "uk_cwt": 112 * POUND, "us_ton": 2000 * POUND, "uk_ton": 2240 * POUND}

AREAS = {"cm2": F(1, 10**4), "m2": F(1), "in2": INCH**2, "ft2": (12 * INCH) ** 2, "yd2": (36 * INCH) ** 2}
AREAS |= {"acre": 4840 * (36 * INCH) ** 2}

VOLUMES = {"ml": F(1, 10**6), "cl": F(1, 10**5), "dl": F(1, 10**4), "l": F(1, 1000), "cm3": F(1, 10**6), "m3": F(1)}
VOLUMES |= {"in3": INCH**3, "ft3": (12 * INCH) ** 3, "yd3": (36 * INCH) ** 3}
VOLUMES |= {"us_tsp": GALLON / 768, "us_tbsp": GALLON / 256, "us_floz": GALLON / 128, "us_cup": GALLON / 16}
VOLUMES |= {"us_pt": GALLON / 8, "us_qt": GALLON / 4, "us_gal": GALLON, "bbl": 42 * GALLON}
VOLUMES |= {"uk_floz": IMPERIAL / 160, "uk_pt": IMPERIAL / 8, "uk_qt": IMPERIAL / 4, "uk_gal": IMPERIAL}
VOLUMES |= {"metric_tsp": F(5, 10**6), "metric_tbsp": F(15, 10**6), "metric_cup": F(250, 10**6)}
VOLUMES |= {"au_tbsp": F(20, 10**6), "label_floz": F(30, 10**6), "label_cup": F(240, 10**6)}

SPEEDS = {"kmh": F(1), "ms": F(36, 10), "mph": 63360 * INCH / 1000, "kn": F(1852, 1000), "fts": 12 * INCH * F(36, 10)}

PREFIXES = {"k": 10**3, "M": 10**6, "G": 10**9, "T": 10**12, "P": 10**15, "E": 10**18}
BINARY = {f"{letter}i": 1024 ** (i + 1) for i, letter in enumerate("KMGTPE")}
SIZES = {"": 1, **PREFIXES, **BINARY}
BITS = {f"{prefix}{name}": F(size * bits) for prefix, size in SIZES.items() for name, bits in (("bit", 1), ("B", 8))}
RATES = {f"{name}/s": size for name, size in BITS.items()}

SI = {"u": F(1, 10**6), "m": F(1, 1000), "": F(1), "k": F(1000), "M": F(10**6)}
ELECTRIC = {prefix + name: size for name in ("V", "A", "ohm", "W") for prefix, size in SI.items()}

UNITS = {**LENGTHS, **MASSES, **AREAS, **VOLUMES, **SPEEDS, **BITS, **RATES, **ELECTRIC}


def measure(q, name):
    """What was given, in the SI unit; None where it was left out."""
    return F(q[name]) * UNITS[q[f"{name}_unit"]] if name in q else None


def converter(table, names):
    """A value in another unit of its kind, and in all of them in the order of the page."""

    def convert(q):
        base = F(q["value"]) * table[q["from"]]
        rows = [{"unit": name, "value": base / table[unit]} for unit, name in names.items()]
        return {"result": base / table[q["to"]], "units": rows}

    return convert


FREEZING = {"celsius": F(0), "fahrenheit": F(32), "kelvin": F("273.15"), "rankine": F("491.67")}
DEGREE = {"celsius": F(1), "fahrenheit": F(5, 9), "kelvin": F(1), "rankine": F(5, 9)}


def temperature(q):
    isReading = q["kind"] == "reading"
    above = F(q["value"]) - (FREEZING[q["from"]] if isReading else 0)
    kelvins = above * DEGREE[q["from"]]
    on = {scale: kelvins / DEGREE[scale] + (FREEZING[scale] if isReading else 0) for scale in FREEZING}
    if isReading and on["kelvin"] < 0:
        return None
    return {"result": on[q["to"]], "scales": [{"scale": name, "value": on[scale]} for scale, name in TEMPERATURE.items()]}


CALCULATORS = {
    "length": converter(LENGTHS, LENGTH),
    "weight": converter(MASSES, WEIGHT),
    "volume-units": converter(VOLUMES, VOLUME),
    "data-size": converter(BITS, DATA),
    "temperature": temperature,
}

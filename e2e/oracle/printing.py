"""How a figure is printed, by the conventions that the service states: half away from zero, groups of three, no -0."""

from datetime import date
from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction

from exact import of
from units import UNITS

SURE = 120  # of the 260 digits: what agrees to this many is a tie
SHOWN = 30
READ = 6  # of a figure that does not end within its places
MOST_DECIMALS = 60
USUAL_PLACES = {"money": {"digits": 2}, "percent": {"upTo": 2}}
MONTHS = "January February March April May June July August September October November December".split()


def significant(x, digits):
    return x if x == 0 else x.quantize(Decimal(1).scaleb(x.adjusted() - digits + 1), ROUND_HALF_UP)


def plain(x):
    text = format(x, "f")
    text = text.rstrip("0").rstrip(".") if "." in text else text
    return "0" if text in ("-0", "") else text


def grouped(text):
    sign, digits = ("-", text[1:]) if text.startswith("-") else ("", text)
    whole, point, rest = digits.partition(".")
    isZero = not (whole + rest).strip("0")
    return f"{'' if isZero else sign}{int(whole):,}{point}{rest}"


def number(x, places):
    x = significant(x, SURE)
    if "digits" in places or "upTo" in places:
        fixed = x.quantize(Decimal(1).scaleb(-places.get("digits", places.get("upTo"))), ROUND_HALF_UP)
        return grouped(format(fixed, "f") if "digits" in places else plain(fixed))
    most = places.get("significant", max(15, min(SHOWN, x.adjusted() + 1)))
    if significant(x, most) != x and not places.get("inFull"):
        most = min(most, max(READ, x.adjusted() + 1))
    return grouped(plain(significant(x, most)))


def clock(x, style):
    seconds = int(significant(x, SURE).to_integral_value(ROUND_HALF_UP))
    sign, size = "-" if seconds < 0 else "", abs(seconds)
    h, m, s = size // 3600, size // 60 % 60, size % 60
    if style == "m:ss" and h == 0:
        return f"{sign}{m}:{s:02}"
    return f"{sign}{h}:{m:02}" if style == "h:mm" and s == 0 else f"{sign}{h}:{m:02}:{s:02}"


def written(day):
    return f"{MONTHS[day.month - 1]} {day.day}, {day.year}"


def decimal(x):
    return of(x) if isinstance(x, Fraction) else Decimal(x)


def places_of(field):
    given = {k: field[k] for k in ("digits", "upTo", "significant", "inFull") if k in field}
    return given or USUAL_PLACES.get(field["kind"], {})


def expected(x, field):
    """The text and the value for machines."""
    kind = field["kind"]
    if kind == "text":
        return x, x
    if kind == "date":
        return written(x), x.isoformat()
    if kind == "count" and isinstance(x, int):
        return f"{x:,}", str(x)
    if kind == "duration":
        text = clock(decimal(x), field.get("clock", "h:mm"))
        return text, text
    x = decimal(x) / of(UNITS[field["in"]]) if kind == "quantity" else decimal(x)
    text = number(x, places_of(field))
    if kind == "money":
        # Cents at least, and finer where the field says so.
        text = max(number(x, {"digits": 2}), text, key=len) if "upTo" in field else text
        text = text.replace("-", "-$") if text.startswith("-") else f"${text}"
    return text + ("%" if kind == "percent" else ""), value(x, kind)


def value(x, kind):
    x = significant(significant(x, SURE), SHOWN)
    if kind in ("money", "percent") and x.as_tuple().exponent < -MOST_DECIMALS:
        x = x.quantize(Decimal(1).scaleb(-MOST_DECIMALS), ROUND_HALF_UP)
    return plain(x)


def is_printed(text, wanted):
    """A unit may follow, such as "% of face value"."""
    return text == wanted or text.startswith((f"{wanted} ", f"{wanted}% of "))


def listed(values, field):
    return ", ".join(expected(x, field)[0] for x in values) or "none"


def spoken(parts):
    """2 years, 0 months, 16 days: "2 years and 16 days"."""
    said = [f"{n:,} {unit[:-1] if n == 1 else unit}" for unit, n in parts.items()]
    some = [part for part in said if not part.startswith("0 ")] or said[-1:]
    return " and ".join([", ".join(some[:-1]), some[-1]]) if len(some) > 1 else some[0]


def months_spoken(months):
    return spoken({"years": months // 12, "months": months % 12})


def day(text):
    return date.fromisoformat(text)

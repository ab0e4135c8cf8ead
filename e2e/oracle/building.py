"""What is built or covered: floors, slabs, tiles and walls."""

from decimal import Decimal as D
from fractions import Fraction as F
from math import ceil

from exact import of, over, snap
from trig import PI
from units import AREAS, UNITS, VOLUMES, measure


def square_footage(q):
    names = ("length", "width", "cut_length", "cut_width", "base", "top", "height", "diameter")
    l, w, cl, cw, b, t, h, d = (of(measure(q, name) or F(0)) for name in names)
    one = {"rectangle": l * w, "corner": l * w - cl * cw, "triangle": b * h / 2, "trapezoid": (b + t) * h / 2}
    one["circle"] = PI * d * d / 4
    total = one[q["shape"]] * int(q["pieces"])
    bought = total * (100 + D(q["waste"])) / 100
    feet, yards, acre = (of(AREAS[unit]) for unit in ("ft2", "yd2", "acre"))
    cost = bought / of(AREAS[q["price_for"]]) * D(q["price"]) if "price" in q else None
    found = {"square_feet": total / feet, "square_yards": total / yards, "square_metres": total, "acres": total / acre}
    return {**found, "cost": cost, "to_buy": bought / feet if D(q["waste"]) else None}


def up(x):
    """A decimal or fraction to the next whole; what is a hair above one is that one."""
    return ceil(x if isinstance(x, F) else snap(x))


BAGS = {80: F("0.60"), 60: F("0.45"), 50: F("0.375"), 40: F("0.30")}


def concrete(q):
    names = ("length", "width", "thickness", "breadth", "depth", "diameter", "height")
    l, w, t, b, e, d, h = (measure(q, name) or F(0) for name in names)
    one = {"slab": of(l * w * t), "footing": of(l * b * e), "column": PI * of(d * d * h / 4)}
    n = int(q.get("steps", 1))
    one["steps"] = of(sum(l / n * w * (h * step / n) for step in range(1, n + 1)))
    one = one[q["shape"]]
    exact = one * int(q["pieces"])
    volume = exact * (100 + D(q["waste"])) / 100
    feet = volume / of(VOLUMES["ft3"])
    own = measure(q, "bag_yield")
    found = {"cubic_yards": volume / of(VOLUMES["yd3"]), "cubic_metres": volume, "cubic_feet": feet}
    found |= {"exact_cubic_feet": exact / of(VOLUMES["ft3"]), "own_bags": up(volume / of(own)) if own else None}
    found["cost"] = found["cubic_yards"] * D(q["price"]) if "price" in q else None
    bags = [{"size": f"{lb} lb", "yield": each, "bags": up(feet / of(each))} for lb, each in BAGS.items()]
    return {**found, "large_bags": bags[0]["bags"], "bags": bags}


def tile(q):
    names = ("area", "length", "width", "tile_length", "tile_width", "gap", "box_area")
    given, l, w, long, wide, gap, box = (measure(q, name) for name in names)
    if q["count_by"] == "rooms":
        sides = [[F(side) * UNITS[q["rooms_in"]] for side in row.split(":")] for row in q["rooms"].split(";")]
        given = sum(long_side * other for long_side, other in sides)
    floor = l * w if given is None else given
    if q["count_by"] == "grid":
        needed = F(ceil((l + gap) / (long + gap)) * ceil((w + gap) / (wide + gap)))
    else:
        needed = floor / ((long + gap) * (wide + gap))
    more = 1 + F(q["waste"]) / 100
    tiles = ceil(needed * more)
    boxes = {"none": None, "tiles": over(F(tiles), F(q.get("box_tiles", 0))), "area": over(floor * more, box or 0)}
    count = boxes[q["box_by"]]
    count = None if count is None else ceil(count)
    cost = count * F(q["box_price"]) if count is not None and "box_price" in q else None
    found = {"tiles": tiles, "boxes": count, "cost": cost, "tiles_without_waste": needed}
    return {**found, "square_feet": floor / AREAS["ft2"], "square_metres": floor}


def paint(q):
    l, w, walls, h, door, window = (
        measure(q, name) for name in ("length", "width", "wall_length", "height", "door_area", "window_area")
    )
    rooms = [(l, w)] if l is not None else []
    if q["measured_by"] == "rooms":
        rooms = [[F(side) * UNITS[q["rooms_in"]] for side in row.split(":")] for row in q["rooms"].split(";")]
    above = 1 if q.get("ceiling") == "painted" else 0
    whole = walls * h if walls is not None else sum(2 * (l + w) * h + above * l * w for l, w in rooms)
    area = whole - door * int(q["doors"]) - window * int(q["windows"])
    isMetric = q["sold_by"] == "litre"
    unit, cover = ("l", F(q["metric_coverage"])) if isMetric else ("us_gal", F(q["coverage"]) * AREAS["ft2"])
    paint = area * int(q["coats"]) / cover * UNITS[unit]
    can = F(q["metric_can" if isMetric else "can"]) * UNITS[unit]
    found = {"gallons": paint / UNITS["us_gal"], "litres": paint / UNITS["l"], "cans": ceil(paint / can)}
    cost = found["cans"] * F(q["price"]) if "price" in q else None
    return {**found, "cost": cost, "square_feet": area / AREAS["ft2"], "square_metres": area}


CALCULATORS = {
    "square-footage": square_footage,
    "concrete": concrete,
    "tile": tile,
    "paint": paint,
}

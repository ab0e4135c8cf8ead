"""Triangles, areas, volumes, and what is built of them."""

from decimal import Decimal as D

from exact import NO_ANSWER, clean, snap
from trig import PI, cosine, in_degrees, sine


def numbers(q, *names):
    return [D(q[name]) for name in names]


def square(x):
    return x * x


def circle(q):
    known = q["known"]
    x = D(q[known])
    r = {"radius": x, "diameter": x / 2, "circumference": x / (2 * PI), "area": (x / PI).sqrt()}[known]
    return {"area": PI * r * r, "circumference": 2 * PI * r, "radius": r, "diameter": 2 * r, known: x}


def slope(across, up):
    return (across * across + up * up).sqrt()


def area(q):
    names = "length width side sides base top height first_diagonal second_diagonal radius inner_radius angle"
    l, w, a, n, b, t, h, e, f, r, i, v = (D(q.get(name, 0)) for name in names.split())
    x, y = (D(q.get(name, 0)) for name in ("first_radius", "second_radius"))
    cot = cosine(180 / n) / sine(180 / n) if n else D(0)
    areas = {
        "rectangle": (l * w, 2 * (l + w)),
        "square": (a * a, 4 * a),
        "triangle": (b * h / 2, None),
        "parallelogram": (b * h, None),
        "trapezoid": ((b + t) * h / 2, None),
        "rhombus": (e * f / 2, None),
        "polygon": (n * a * a * cot / 4, n * a),
        "circle": (PI * r * r, 2 * PI * r),
        "sector": (PI * r * r * v / 360, 2 * r + 2 * PI * r * v / 360),
        "ring": (PI * (r * r - i * i), None),
        "ellipse": (PI * x * y, None),
    }
    return dict(zip(("area", "perimeter"), areas[q["shape"]]))


def volume(q):
    l, w, a, r, t, h = (D(q.get(name, 0)) for name in ("length", "width", "side", "radius", "top_radius", "height"))
    cone, frustum = slope(r, h), slope(r - t, h)
    sides = l * slope(w / 2, h) + w * slope(l / 2, h)
    solids = {
        "box": (l * w * h, 2 * (l * w + l * h + w * h)),
        "cube": (a**3, 6 * a * a),
        "cylinder": (PI * r * r * h, 2 * PI * r * (r + h)),
        "sphere": (4 * PI * r**3 / 3, 4 * PI * r * r),
        "hemisphere": (2 * PI * r**3 / 3, 3 * PI * r * r),
        "cap": (PI * h * h * (3 * r - h) / 3, PI * h * (4 * r - h)),
        "cone": (PI * r * r * h / 3, PI * r * (r + cone)),
        "frustum": (PI * h * (r * r + r * t + t * t) / 3, PI * (r * r + t * t + (r + t) * frustum)),
        "pyramid": (l * w * h / 3, l * w + sides),
    }
    return dict(zip(("volume", "surface"), solids[q["shape"]]))


def by_sides(a, b, c):
    """tan(A/2) = √((s − b)(s − c) ÷ (s (s − a))), with s half the perimeter."""
    s = (a + b + c) / 2
    half = lambda own, one, other: 2 * in_degrees(((s - one) * (s - other)).sqrt(), (s * (s - own)).sqrt())
    return (a, b, c), (half(a, b, c), half(b, a, c), half(c, a, b))


def triangles(q):
    a, b, c, A, B, C = (D(q[k]) if k in q else None for k in ("a", "b", "c", "angle_a", "angle_b", "angle_c"))
    if q["known"] == "sss":
        return [by_sides(a, b, c)]
    if q["known"] == "sas":
        third = clean((square(a - b) + 2 * a * b * (1 - cosine(C))), a * b).sqrt()
        up = sine(C)
        return [((a, b, third), (in_degrees(a * up, b - a * cosine(C)), in_degrees(b * up, a - b * cosine(C)), C))]
    if q["known"] in ("asa", "aas"):
        C = 180 - A - B
        unit = c / sine(C) if a is None else a / sine(A)
        sides = (unit * sine(A) if a is None else a, unit * sine(B), unit * sine(C) if c is None else c)
        return [(sides, (A, B, C))]
    return ambiguous(a, b, A)


def ambiguous(a, b, A):
    """Two sides and the angle opposite the first: no triangle, one or two."""
    height, along = b * sine(A), b * cosine(A)
    rest = clean(a * a - height * height, a * a)
    if rest < 0 or (A >= 90 and a <= b):
        return []
    reach = rest.sqrt()
    found = []
    for sign in (1, -1) if a < b and reach > 0 else (1,):
        B = in_degrees(height, sign * reach)
        found.append(((a, b, along + sign * reach), (A, B, 180 - A - B)))
    return found


def triangle(q):
    found = triangles(q)
    if not found:
        return NO_ANSWER
    names = ("a", "b", "c", "angle_a", "angle_b", "angle_c")
    outputs = dict(zip(names, (*found[0][0], *found[0][1])))
    outputs |= {"area": area_of(found[0]), "perimeter": sum(found[0][0]), "kind": kind_of(found[0][1])}
    other = {"other_c": None, "other_angle_b": None, "other_angle_c": None, "other_area": None, "other_perimeter": None}
    if len(found) == 2:
        sides, angles = found[1]
        other = {"other_c": sides[2], "other_angle_b": angles[1], "other_angle_c": angles[2]}
        other |= {"other_area": area_of(found[1]), "other_perimeter": sum(sides)}
    return {**outputs, **other}


def area_of(found):
    (a, b, _), (_, _, C) = found
    return a * b * sine(C) / 2


def kind_of(angles):
    angles = [snap(each).quantize(D(10) ** -57) for each in angles]
    widest = max(angles)
    by_angle = "Right" if widest == 90 else "Acute" if widest < 90 else "Obtuse"
    return f"{by_angle} and {('equilateral', 'isosceles', 'scalene')[len(set(angles)) - 1]}"


CALCULATORS = {
    "circle": circle,
    "area": area,
    "volume": volume,
    "triangle": triangle,
}

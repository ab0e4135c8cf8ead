"""Times by the clock, and what is done in them."""

from fractions import Fraction as F

from printing import day, spoken
from units import UNITS, measure


def seconds_of(clock, isMinutes=False):
    """Hours and minutes, or minutes and seconds, or all three."""
    parts = [F(part) for part in clock.split(":")]
    if len(parts) == 2:
        parts = [0, *parts] if isMinutes else [*parts, 0]
    return parts[0] * 3600 + parts[1] * 60 + parts[2]


def time_of_day(text):
    """9:00, 17:30, 5:30 pm."""
    half = next((h for h in "ap" if h in text.lower()), None)
    digits = "".join(c for c in text if c.isdigit() or c == ":").rstrip(":")
    hours, *rest = [int(part) for part in digits.split(":")]
    hours = hours if half is None else hours % 12 + (12 if half == "p" else 0)
    return sum(n * unit for n, unit in zip((hours, *rest), (3600, 60, 1)))


def time_duration(q):
    if q["find"] == "length":
        length = seconds_of(q["length"])
    else:
        length = F(time_of_day(q["end"]) - time_of_day(q["start"]))
        if q["find"] == "dates":
            length += 86400 * (day(q["end_date"]) - day(q["start_date"])).days
        elif q["end_day"] == "next" or (q["end_day"] == "auto" and length < 0):
            length += 86400
    found = {"hours": length / 3600, "minutes": length / 60, "seconds": length}
    rest = int(length)
    days, hours, minutes, seconds = rest // 86400, rest // 3600 % 24, rest // 60 % 60, rest % 60
    found["words"] = spoken({"days": days, "hours": hours, "minutes": minutes, "seconds": seconds})
    return {**found, "duration": None if q["find"] == "length" else length}


NEAREST = {"none": 1, "five": 300, "tenth": 360, "quarter": 900}


PARTS = ("worked", "regular", "overtime", "double_time")


def hours_worked(q):
    weeks = [week_of(q, q[name]) for name in ("shifts", "second_week") if name in q]
    total = lambda rows: {part: sum(row[part] for row in rows) for part in PARTS}
    in_hours = lambda row: {**row, "hours": F(row["worked"]) / 3600}
    name = lambda row, i: f"{row['day']}, week {i + 1}" if len(weeks) > 1 else row["day"]
    days = [in_hours({**row, "day": name(row, i)}) for i, rows in enumerate(weeks) for row in rows]
    sums = total(days)
    paid = sums["regular"] + sums["overtime"] * F(q.get("overtime_factor", 0)) + 2 * sums["double_time"]
    found = {"total": sums["worked"], "hours": F(sums["worked"]) / 3600, "regular": sums["regular"], "days": days}
    found |= {"overtime_worked": None if q["overtime"] == "none" else sums["overtime"]}
    found |= {"double_time": sums["double_time"] if "double_after" in q else None}
    by_week = [{"week": i + 1, **in_hours(total(rows))} for i, rows in enumerate(weeks)]
    found |= {"weeks": by_week if len(weeks) > 1 else None}
    return {**found, "pay": paid * F(q["hourly_rate"]) / 3600 if "hourly_rate" in q else None}


def week_of(q, shifts):
    step, days, names = NEAREST[q["rounding"]], {}, {}
    rounded = lambda seconds: (2 * seconds + step) // (2 * step) * step
    for row in shifts.split(";"):
        name, start, end, pause = (cell.strip() for cell in row.split(","))
        start, end = time_of_day(start), time_of_day(end)
        end += 86400 if end < start else 0
        rest = seconds_of(pause) if ":" in pause else F(pause.removesuffix("min").strip()) * 60
        names.setdefault(name.lower(), name)
        days[name.lower()] = days.get(name.lower(), 0) + rounded(end) - rounded(start) - rest
    limit = lambda name: F(q[name]) * 3600 if name in q else None
    weekly, daily, double_after = limit("weekly_limit"), limit("daily_limit"), limit("double_after")
    rows, room = [], weekly
    for day, worked in days.items():
        double = max(F(0), worked - double_after) if double_after is not None else F(0)
        over = max(F(0), worked - double - daily) if daily is not None else F(0)
        regular = worked - double - over if room is None else min(worked - double - over, room)
        room = None if room is None else room - regular
        rest = worked - double - regular
        rows.append({"day": names[day], "worked": worked, "regular": regular, "overtime": rest, "double_time": double})
    return rows


def pace(q):
    per, metres, speed = UNITS[q["per"]], measure(q, "distance"), measure(q, "speed")
    each, seconds = (seconds_of(q[name], True) if name in q else None for name in ("pace", "time"))
    if metres is None:
        metres = seconds * per / each if speed is None else seconds * speed / UNITS["ms"]
    if seconds is None:
        seconds = metres * each / per if speed is None else metres * UNITS["ms"] / speed
    km, mile = UNITS["km"], UNITS["mi"]
    found = {"time": seconds, "kilometres": metres / km, "miles": metres / mile}
    found |= {"pace_per_kilometre": seconds * km / metres, "pace_per_mile": seconds * mile / metres}
    found |= {"kilometres_an_hour": metres * 3600 / seconds / km, "miles_an_hour": metres * 3600 / seconds / mile}
    marks = marks_of(metres / per)
    splits = [{"kilometres": m * per / km, "miles": m * per / mile, "time": m * per * seconds / metres} for m in marks]
    return {**found, "splits": splits}


def marks_of(length):
    """One for each, or for every few, at most fifty; and the end."""
    every = next((n for n in (1, 5, 10, 50, 100, 500) if length <= 50 * n), 1000)
    marks = [F(every * (i + 1)) for i in range(int(length / every))]
    return marks if marks and marks[-1] == length else [*marks, length]


SYSTEMS = {"metric": ("km", 3600), "si": ("m", 1), "imperial": ("mi", 3600), "nautical": ("nmi", 3600)}


def speed_distance_time(q):
    metres, speed = measure(q, "distance"), measure(q, "speed")
    seconds = seconds_of(q["time"]) if "time" in q else None
    if q["find"] == "average":
        unit, length = SYSTEMS[q["system"]]
        legs = [tuple(F(cell) for cell in row.split(":")) for row in q["legs"].split(";")]
        metres = sum(distance for distance, _ in legs) * UNITS[unit]
        seconds = sum(distance * length / rate for distance, rate in legs)
    elif metres is None:
        metres = speed * seconds / UNITS["ms"]
    elif seconds is None:
        seconds = metres * UNITS["ms"] / speed
    found = {"time": seconds, "hours": seconds / 3600, "seconds": seconds}
    lengths = {"kilometres": "km", "metres": "m", "miles": "mi", "nautical_miles": "nmi"}
    speeds = {"kilometres_an_hour": "kmh", "metres_a_second": "ms", "miles_an_hour": "mph", "knots": "kn"}
    found |= {name: metres / UNITS[unit] for name, unit in lengths.items()}
    return found | {name: metres / seconds * UNITS["ms"] / UNITS[unit] for name, unit in speeds.items()}


CALCULATORS = {
    "time-duration": time_duration,
    "hours-worked": hours_worked,
    "pace": pace,
    "speed-distance-time": speed_distance_time,
}

"""Days by the Gregorian calendar, counted back to the year 1, and times by the clock."""

from calendar import isleap, monthrange
from datetime import date, timedelta
from fractions import Fraction as F

from exact import NO_ANSWER
from printing import day, spoken

WEEKDAYS = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split()


def dated(start, count, isMonthly):
    """The day of the last of so many payments, or two weeks apart; NO_ANSWER after the year 9999."""
    try:
        return months_after(start, count - 1) if isMonthly else day(start) + timedelta(14 * (count - 1))
    except (OverflowError, ValueError):
        return NO_ANSWER


def month_of(start, months):
    year, month = divmod(12 * start.year + start.month - 1 + months, 12)
    return year, month + 1


def months_after(start, months, missing="last"):
    """Where a month has no such day, its last one, or the first of the next."""
    start = day(start) if isinstance(start, str) else start
    year, month = month_of(start, months)
    last = date(year, month, monthrange(year, month)[1])
    if start.day <= last.day:
        return date(year, month, start.day)
    return last if missing == "last" else last + timedelta(1)


def between(one, other, missing="last"):
    """Full months, and the days that are left."""
    months = 12 * (other.year - one.year) + other.month - one.month
    if months_after(one, months, missing) > other:
        months -= 1
    return months, (other - months_after(one, months, missing)).days


def year_part(one, other, count):
    """2006 ISDA Definitions, section 4.16: the days, and what part of a year they are."""
    one, other = day(one), day(other)
    days = (other - one).days
    if count in ("actual_365", "actual_360"):
        return days, F(days, int(count[-3:]))
    if count == "actual_actual":
        return days, leap_share(other) - leap_share(one)
    first = min(one.day, 30)
    last = min(other.day, 30) if count == "thirty_e_360" or first == 30 else other.day
    days = 360 * (other.year - one.year) + 30 * (other.month - one.month) + last - first
    return days, F(days, 360)


def leap_share(end):
    """Years since the year 1, each day a part of its own year."""
    return end.year + F(end.timetuple().tm_yday - 1, 366 if isleap(end.year) else 365)


def age(q):
    birth, then, missing = day(q["birth"]), day(q["as_of"]), q["missing_day"]
    months, days = between(birth, then, missing)
    years, alone = months // 12, (then - birth).days
    following = months_after(birth, 12 * (years + 1), missing)
    parts = {"years": years, "months": months % 12, "days": days}
    return {
        "age": spoken(parts),
        "years": years,
        "months_beyond_years": months % 12,
        "days_beyond_months": days,
        "months": months,
        "weeks": alone // 7,
        "days": alone,
        "weekday": WEEKDAYS[birth.weekday()],
        "next_birthday": following,
        "birthday_weekday": WEEKDAYS[following.weekday()],
        "days_to_birthday": (following - then).days,
    }


WEEKENDS = {
    "none": "",
    "saturday_sunday": "56",
    "friday_saturday": "45",
    "thursday_friday": "34",
    "friday_sunday": "46",
}
WEEKENDS |= {"sunday": "6", "friday": "4", "saturday": "5"}


def weekend_days(first, until, weekend):
    """By ordinal numbers of days, up to and not including the last: ordinal 7 is a Sunday."""
    return sum((until - 1 - int(d) - 1) // 7 - (first - 1 - int(d) - 1) // 7 for d in WEEKENDS[weekend])


def date_difference(q):
    one, other = day(q["from"]), day(q["to"])
    sign = -1 if one > other else 1
    first, last = min(one, other), max(one, other)
    more = q["include_end"] == "true"
    if more and last == date.max:
        return None
    until = last + timedelta(1) if more else last
    days, (months, rest) = (until - first).days, between(first, until, q["missing_day"])
    free = weekend_days(first.toordinal(), until.toordinal(), q["weekend"])
    counts = {"days": days, "weeks": days // 7, "business_days": days - free, "weekend_days": free}
    counts |= {"years": months // 12, "months_beyond_years": months % 12, "days_beyond_months": rest}
    span = spoken({"years": months // 12, "months": months % 12, "days": rest})
    return {**{name: sign * count for name, count in counts.items()}, "span": span}


def date_add(q, facts):
    start, rule, sign = day(q["start"]), q["month_end"], -1 if q["direction"] == "subtract" else 1
    months = sign * (12 * int(q["years"]) + int(q["months"]))
    last = monthrange(start.year, start.month)[1]
    try:
        if rule == "overflow":
            middle = months_after(start.replace(day=1), months) + timedelta(start.day - 1)
        elif rule == "keep" and start.day == last:
            year, month = month_of(start, months)
            middle = date(year, month, monthrange(year, month)[1])
        else:
            middle = months_after(start, months, "last" if rule == "keep" else rule)
        weeks_on = middle + timedelta(sign * 7 * int(q["weeks"]))
        found = weeks_on + timedelta(sign * int(q["days"])) if q["days_counted"] == "all" else workdays_on(q, weeks_on, sign, facts)
    except (OverflowError, ValueError):
        # Where only the day between lies outside the calendar, the answer may not.
        return None
    if found is NO_ANSWER:
        return found
    year, week, weekday = found.isocalendar()
    figures = {"date": found, "weekday": WEEKDAYS[found.weekday()], "days_apart": (found - start).days}
    if q["days_counted"] == "business":
        start, end = weeks_on.toordinal(), found.toordinal()
        passed = (start + 1, end + 1) if sign > 0 else (end, start)
        if not is_known(facts, *passed):
            return NO_ANSWER
        figures |= days_skipped(q, *passed, facts)
    return {**figures, "day_of_year": found.timetuple().tm_yday, "iso_week": f"{year:04}-W{week:02}-{weekday}"}


def workdays_on(q, start, sign, facts):
    return days_away(start.toordinal(), sign * int(q["days"]), q["weekend"], days_off(q, facts))


def days_skipped(q, first, until, facts):
    off = days_off(q, facts)
    holidays = sum(first <= n < until for n in off)
    found = {"weekend_days": weekend_days(first, until, q["weekend"]), "holidays_off": holidays}
    return {**found, "days_off": named(off, first, until, facts)}


def business_days(q, facts):
    """The public holidays are facts that come with the question, by the days on which they are observed."""
    off, start = days_off(q, facts), day(q["from"]).toordinal()
    if q["find"] == "date":
        found, first, until, sign = counted_on(q, start, off)
        if found is NO_ANSWER:
            return found
    else:
        end = day(q["to"]).toordinal()
        first = min(start, end) + (q["count_ends"] not in ("earlier", "both"))
        until = max(first, max(start, end) + (q["count_ends"] in ("later", "both")))
        found, sign = {"date": None, "weekday": None}, -1 if end < start else 1
    if not is_known(facts, first, until):
        return NO_ANSWER
    free, holidays = weekend_days(first, until, q["weekend"]), sum(first <= n < until for n in off)
    counts = {"all_days": until - first, "weekend_days": free, "holidays_off": holidays}
    counts["business_days"] = until - first - free - holidays
    found |= {name: sign * n for name, n in counts.items()}
    found |= {"business_days": None} if q["find"] == "date" else {}
    edges = {"first_counted": first, "last_counted": until - 1}
    found |= {name: date.fromordinal(n) if until > first else None for name, n in edges.items()}
    return {**found, "days_off": named(off, first, until, facts)}


def counted_on(q, start, off):
    """The day reached, and the days from one up to, and not including, another that are passed on the way."""
    count = int(q["days"])
    sign = -1 if count < 0 else 1
    before = start - (sign if q["start_is_day_one"] == "true" and count else 0)
    there = days_away(before, count, q["weekend"], off)
    if there is NO_ANSWER:
        return there, None, None, None
    end = there.toordinal()
    first, until = (end, before) if count < 0 else (before + 1, end + 1)
    return {"date": there, "weekday": WEEKDAYS[there.weekday()]}, first, until, sign


def is_known(facts, first, until):
    return not facts or first >= until or (facts["first"] <= first and until - 1 <= facts["last"])


def named(off, first, until, facts):
    """What each of the days off is called; nothing where there is no calendar."""
    if not facts:
        return None
    days = sorted(n for n in off if first <= n < until)
    name = lambda n: facts["names"].get(str(n), "Listed by you")
    return [{"date": date.fromordinal(n), "weekday": WEEKDAYS[(n - 1) % 7], "name": name(n)} for n in days]


def days_off(q, facts):
    """Each holiday once, without those that are worked, and for those on the weekend their substitutes. A listed day that
    the calendar observes on another day is that other day."""
    weekend = {int(d) for d in WEEKENDS[q["weekend"]]}
    isWeekend = lambda n: (n - 1) % 7 in weekend
    public = {n for n in map(int, facts["names"]) if not isWeekend(n)} if facts else set()
    moved = set(facts["moved"]) if facts else set()
    listed = sorted(set(days_in(q.get("holidays", ""))) - moved)
    off, rule = public | {n for n in listed if not isWeekend(n)}, q.get("weekend_holidays", "none")
    for n in (n for n in listed if isWeekend(n) and rule != "none"):
        steps = ((-k, k) if rule == "nearest" else (k,) for k in range(1, 10**6))
        off.add(next(n + k for pair in steps for k in pair if not isWeekend(n + k) and n + k not in off))
    return off - set(days_in(q.get("worked_days", "")))


def days_in(text):
    return [day(each).toordinal() for each in text.replace(",", " ").replace(";", " ").split()]


def days_away(start, count, weekend, off):
    """So many business days take at least as many days, and those passed are counted again until none is left."""
    at, left, step = start, abs(count), -1 if count < 0 else 1
    while left:
        there = at + step * left
        first, until = (there, at) if count < 0 else (at + 1, there + 1)
        at, left = there, left - (until - first - weekend_days(first, until, weekend) - sum(first <= n < until for n in off))
    return date.fromordinal(at) if 1 <= at <= date.max.toordinal() else NO_ANSWER


MILESTONES = {2: "Conception (about)", 14: "Second trimester", 28: "Third trimester", 37: "Early term", 39: "Full term"}
MILESTONES |= {40: "Due date", 41: "Late term", 42: "Post-term"}


def due_date(q):
    method = q["method"]
    to_go = {"last_period": 252 + int(q.get("cycle_length", 0)), "conception": 266}
    to_go["transfer"] = 266 - int(q.get("embryo_age", 0))
    to_go["due_date"] = 0
    to_go["ultrasound"] = 280 - 7 * int(q.get("scan_weeks", 0)) - int(q.get("scan_days", 0))
    start = day(q[{"ultrasound": "scan", "due_date": "known_due_date"}.get(method, method)]).toordinal()
    first = start + to_go[method] - 280
    if first < 1 or first + 308 > date.max.toordinal():
        return NO_ANSWER
    age = day(q["day"]).toordinal() - first
    found = {"due_date": date.fromordinal(first + 280), "counted_from": date.fromordinal(first)}
    isOwn = method != "transfer"
    found |= {"window_from": date.fromordinal(first + 9) if isOwn else None}
    found |= {"window_to": date.fromordinal(first + 14) if isOwn else None}
    found |= {"weeks": None, "days": None, "trimester": None, "days_left": None}
    dates = {w: date.fromordinal(first + 7 * w) for w in MILESTONES}
    found["milestones"] = [{"milestone": name, "weeks": w, "date": dates[w]} for w, name in MILESTONES.items()]
    if 0 <= age < 308:
        trimester = "First" if age < 98 else "Second" if age < 196 else "Third"
        found |= {"weeks": age // 7, "days": age % 7, "trimester": f"{trimester} trimester"}
        found["days_left"] = 280 - age if age <= 280 else None
    return found


CALCULATORS = {
    "age": age,
    "date-difference": date_difference,
    "date-add": date_add,
    "business-days": business_days,
    "due-date": due_date,
}

import { between, type Day, dayOf, lengthOf, numberOf, span, WEEKENDS, weekday } from "#calculators/second/calendar";
import type { Opinion } from "#calculators/second/given";
import { fixed } from "#calculators/second/print";

const dateDifference: Opinion = (given) => {
  const sides = [dayOf(given, "from"), dayOf(given, "to")] as const;
  const isBackwards = numberOf(sides[0]) > numberOf(sides[1]);
  const [first, last] = isBackwards ? [sides[1], sides[0]] : sides;
  const more = given.include_end === "true" ? 1 : 0;
  const days = numberOf(last) - numberOf(first) + more;
  const free = freeDays(numberOf(first), days, WEEKENDS[given.weekend ?? ""] ?? []);
  const full = between(first, more === 1 ? dayAfter(last) : last, given.missing_day);
  const sign = isBackwards ? -1 : 1;
  const plain = (count: number) => fixed(count * sign, 0);
  const inPrint = (count: number) => (count === 1 && !isBackwards ? "1 day" : `${plain(count)} days`);
  return {
    days: inPrint(days),
    span: span(full.months, full.days),
    weeks: plain(Math.floor(days / 7)),
    business_days: inPrint(days - free),
    weekend_days: inPrint(free),
    years: plain(Math.floor(full.months / 12)),
    months_beyond_years: plain(full.months % 12),
    days_beyond_months: plain(full.days),
  };
};

/** Whole weeks have as many as the weekend has days; the days after them are looked at one by one. */
function freeDays(first: number, days: number, weekend: readonly string[]): number {
  const weeks = Math.floor(days / 7);
  const others = Array.from({ length: days % 7 }, (_, i) => weekday(first + weeks * 7 + i));
  return weeks * weekend.length + others.filter((name) => weekend.includes(name)).length;
}

function dayAfter({ year, month, day }: Day): Day {
  if (day < lengthOf(year, month)) return { year, month, day: day + 1 };
  return month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 };
}

export default dateDifference;

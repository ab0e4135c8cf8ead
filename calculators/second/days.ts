// Ages and the days between two dates.
import { between, type Day, dayOf, lengthOf, monthsOn, numberOf, span, weekday, written } from "./calendar.ts";
import type { Opinion } from "./given.ts";
import { fixed } from "./print.ts";

export const age: Opinion = (given) => {
  const [birth, day] = [dayOf(given, "birth"), dayOf(given, "as_of")];
  const missing = given.missing_day;
  const today = numberOf(day);
  const days = today - numberOf(birth);
  if (days < 0) return undefined;
  const full = between(birth, day, missing);
  let years = Math.floor(full.months / 12);
  while (numberOf(monthsOn(birth, 12 * years, missing)) <= today) years++;
  const birthday = monthsOn(birth, 12 * years, missing);
  return {
    age: span(full.months, full.days),
    years: fixed(Math.floor(full.months / 12), 0),
    months_beyond_years: fixed(full.months % 12, 0),
    days_beyond_months: fixed(full.days, 0),
    months: fixed(full.months, 0),
    weeks: fixed(Math.floor(days / 7), 0),
    days: fixed(days, 0),
    weekday: weekday(numberOf(birth)),
    next_birthday: written(birthday),
    birthday_weekday: weekday(numberOf(birthday)),
    days_to_birthday: fixed(numberOf(birthday) - today, 0),
  };
};

const WEEKENDS: Readonly<Record<string, readonly string[]>> = {
  saturday_sunday: ["Saturday", "Sunday"],
  friday_saturday: ["Friday", "Saturday"],
  thursday_friday: ["Thursday", "Friday"],
  friday_sunday: ["Friday", "Sunday"],
  sunday: ["Sunday"],
  friday: ["Friday"],
  saturday: ["Saturday"],
  none: [],
};

export const dateDifference: Opinion = (given) => {
  const sides = [dayOf(given, "from"), dayOf(given, "to")] as const;
  const isBackwards = numberOf(sides[0]) > numberOf(sides[1]);
  const [first, last] = isBackwards ? [sides[1], sides[0]] : sides;
  const more = given.include_end === "true" ? 1 : 0;
  const days = numberOf(last) - numberOf(first) + more;
  const free = freeDays(numberOf(first), days, WEEKENDS[given.weekend ?? ""] ?? []);
  const full = between(first, more === 1 ? dayAfter(last) : last, given.missing_day);
  const sign = isBackwards ? -1 : 1;
  const plain = (count: number) => fixed(count * sign, 0);
  const told = (count: number) => (count === 1 && !isBackwards ? "1 day" : `${plain(count)} days`);
  return {
    days: told(days),
    span: span(full.months, full.days),
    weeks: plain(Math.floor(days / 7)),
    business_days: told(days - free),
    weekend_days: told(free),
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

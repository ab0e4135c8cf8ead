// Facts as programs read them: plain values, whatever shape keeps them small on a page.
import { dateOf, dayNumber } from "#numbers/calendar";
import { daysInMonth, readDate, writeDate } from "#numbers/civil-date";
import { Decimal, decimal } from "#numbers/decimal";
import { round } from "#numbers/round";
import { type Fact, type Period, type Unknown, valueOn } from "./dated.ts";
import { type GrowthTables, growthFigures, growthScale } from "./growth/united-states-bmi.ts";
import { type HolidayCalendar, holidaysOf } from "./holidays/calendar.ts";
import { indexIn, type Series } from "./prices/series.ts";
import { offsetsOnDay } from "./zones/time-zones.ts";

export type ReadOut = Period<unknown> | Unknown;

/** Of the month or the quarter that has the day. */
export function indexOn(fact: Fact<Series>, day: string): ReadOut {
  const held = valueOn(fact, day);
  if ("noAnswer" in held) return held;
  const figure = indexIn(fact, day.slice(0, 7));
  if (!(figure instanceof Decimal)) return figure;
  return { ...held, ...monthsAround(day, held.value.months ?? 1), value: round(figure, held.value.digits).toString() };
}

function monthsAround(day: string, size: number) {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  const last = size * Math.ceil(month / size);
  return {
    from: writeDate({ year, month: last - size + 1, day: 1 }),
    to: writeDate({ year, month: last, day: daysInMonth(year, last) }),
  };
}

/** Those of the year that has the day: everywhere, and by region where the law differs. */
export function holidaysOn(fact: Fact<HolidayCalendar>, day: string): ReadOut {
  const held = valueOn(fact, day);
  if ("noAnswer" in held) return held;
  const calendar = held.value;
  const year = Number(day.slice(0, 4));
  const inRegion = (region?: string) => holidaysOf(calendar, year, region).map(written);
  const regions = Object.keys(calendar.regions).map((region) => [region, inRegion(region)]);
  const everywhere = { holidays: inRegion() };
  const value = regions.length > 0 ? { ...everywhere, regions: Object.fromEntries(regions) } : everywhere;
  return { ...held, from: `${year}-01-01`, to: `${year}-12-31`, value };
}

const written = ({ name, day, observed }: ReturnType<typeof holidaysOf>[number]) => ({
  name,
  date: dayIn(day),
  observed: dayIn(observed),
});

const dayIn = (day: number): string => writeDate(dateOf(day));

export function growthOn(fact: Fact<GrowthTables>, day: string): ReadOut {
  const held = valueOn(fact, day);
  if ("noAnswer" in held) return held;
  const { female, male } = held.value;
  return { ...held, value: { female: columns(female), male: columns(male) } };
}

/** Of every zone, for that day alone. */
export function offsetsOn(fact: Fact<string>, day: string): ReadOut {
  const [held, date] = [valueOn(fact, day), readDate(day)];
  if ("noAnswer" in held || !date) return held;
  return { ...held, from: day, to: day, value: offsetsOnDay(held.value, dayNumber(date)) };
}

const columns = ({ l, m, s }: GrowthTables["female"]) => ({ l: column("l", l), m: column("m", m), s: column("s", s) });

const column = (name: "l" | "m" | "s", text: string) =>
  growthFigures(text).map((figure) => decimal(`${figure}${growthScale(name)}`).toString());

/** The first day of other figures that are known already. */
export const nextChange = ({ periods }: Fact<unknown>, to: string): string | undefined =>
  periods.find(({ from }) => from === dayAfter(to))?.from;

function dayAfter(day: string): string | undefined {
  const date = readDate(day);
  return date && writeDate(dateOf(dayNumber(date) + 1));
}

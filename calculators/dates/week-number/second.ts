// Weeks counted off one by one from the start of the year.
import { type Day, dayAt, dayOf, isLeap, numberOf, weekday, written } from "#calculators/second/calendar";
import { type Given, type Opinion, whole } from "#calculators/second/given";

const LAST = numberOf({ year: 9999, month: 12, day: 31 });
const newYear = (year: number): number => numberOf({ year, month: 1, day: 1 });
const isoNumber = (day: number): number => ((day - 1) % 7) + 1;

/** The first days of all weeks of a year, and of the one after the last. */
function startsOf(year: number, system: string | undefined): readonly number[] {
  if (system === "iso") {
    const mondays = Array.from({ length: 380 }, (_, i) => newYear(year) - 6 + i).filter(
      (day) => weekday(day) === "Monday",
    );
    const isOf = (monday: number) => dayAt(Math.max(1, monday + 3)).year === year;
    const own = mondays.filter(isOf);
    return [...own, (own.at(-1) ?? 0) + 7];
  }
  const begins = system === "sunday" ? "Sunday" : "Monday";
  const days = Array.from({ length: isLeap(year) ? 366 : 365 }, (_, i) => newYear(year) + i);
  return [...days.filter((day, i) => i === 0 || weekday(day) === begins), newYear(year + 1)];
}

const two = (n: number, digits: number): string => String(n).padStart(digits, "0");

function placeOf(day: number, system: string | undefined) {
  const { year } = dayAt(day);
  for (const one of [year - 1, year, year + 1].filter((y) => y > 0)) {
    const starts = startsOf(one, system);
    const index = starts.findLastIndex((start) => start <= day);
    if (index >= 0 && index < starts.length - 1) return { year: one, starts, week: index + 1 };
  }
  return undefined;
}

const weekNumber: Opinion = (given: Given) => {
  const { system } = given;
  const day = given.find === "dates" ? dayOfWeek(given) : numberOf(dayOf(given, "date"));
  if (day === undefined) return undefined;
  const [place, iso] = [placeOf(day, system), placeOf(day, "iso")];
  if (!place || !iso) return undefined;
  const date: Day = dayAt(day);
  const [first = 0, next = 0] = place.starts.slice(place.week - 1);
  if (next - 1 > LAST) return undefined;
  const ordinal = day - newYear(date.year) + 1;
  return {
    number: `${place.week}`,
    week_year: `${place.year}`,
    first_day: written(dayAt(first)),
    last_day: written(dayAt(next - 1)),
    weekday: weekday(day),
    written: `${two(iso.year, 4)}-W${two(iso.week, 2)}-${isoNumber(day)}`,
    day_of_year: `${ordinal}`,
    days_left: `${newYear(date.year + 1) - day - 1} ${newYear(date.year + 1) - day - 1 === 1 ? "day" : "days"}`,
    weeks: `${place.starts.length - 1}`,
  };
};

const dayOfWeek = (given: Given): number | undefined => {
  const starts = startsOf(whole(given, "year"), given.system);
  return starts.slice(0, -1)[whole(given, "week") - 1];
};

export default weekNumber;

import { figure, type Given, type Opinion } from "#calculators/second/given";
import { percent, upTo } from "#calculators/second/print";
import { over, type Ratio, ratio, smaller, times, up } from "#calculators/second/ratio";

const DAY = 86_400_000;

const ukHolidayEntitlement: Opinion = (given) => {
  if (given.by === "irregular") {
    const earned = over(times(figure(given, "hours_worked"), 1207), 10000);
    return { entitlement: upTo(earned, 0), before_rounding: upTo(earned, 4) };
  }
  const share = shareOf(given);
  const weekly =
    given.by === "shifts"
      ? over(times(figure(given, "shifts"), 7), figure(given, "pattern_days"))
      : figure(given, "days_per_week");
  const exact = times(smaller(times(weekly, "5.6"), 28), share);
  const days = given.period === "starting" ? over(up(times(exact, 2)), 2) : exact;
  const inHours =
    given.by === "hours"
      ? over(times(days, figure(given, "hours_per_week")), figure(given, "days_per_week"))
      : undefined;
  const isFiner = given.by === "shifts" && (given.period === "leaving" || given.period === "both");
  const digits = isFiner ? 2 : 1;
  return {
    entitlement: upTo(over(up(inHours ?? days, digits), isFiner ? 100 : 10), 2),
    before_rounding: upTo(inHours ?? exact, 4),
    weeks: upTo(times("5.6", share), 2),
    share_of_year: percent(times(share, 100)),
    days_a_week: upTo(weekly, 4),
  };
};

const at = (year: number, month: number, day: number): number => {
  const instant = new Date(0);
  instant.setUTCFullYear(year, month - 1, day);
  return instant.getTime() / DAY;
};

const dateIn = (given: Given, name: string): readonly [number, number, number] => {
  const [year = 0, month = 0, day = 0] = (given[name] ?? "").split("-").map(Number);
  return [year, month, day];
};

function shareOf(given: Given): Ratio {
  if (given.period === "full" || given.period === undefined) return ratio(1);
  if (given.period === "starting") {
    const [, month, day] = dateIn(given, "start_date");
    const [, first, firstDay] = dateIn(given, "leave_year");
    const gone = (month - first + 24 - (day < firstDay ? 1 : 0)) % 12;
    return over(12 - gone, 12);
  }
  const [year, month, day] = dateIn(given, "leaving_date");
  const [begun, m, d] = dateIn(given, given.period === "leaving" ? "leave_year" : "start_date");
  const last = at(year, month, day);
  const inItsYear = at(year, m, d) > last ? year - 1 : year;
  const began = given.period === "both" ? begun : inItsYear;
  return over(last - at(began, m, d) + 1, at(began + 1, m, d) - at(began, m, d));
}

export default ukHolidayEntitlement;

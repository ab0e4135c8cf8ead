import { dayOf } from "#calculators/second/calendar";
import { yearsBetween } from "#calculators/second/day-count";
import { figure, type Opinion } from "#calculators/second/given";
import { money, percent, upTo } from "#calculators/second/print";
import { isMore, isZero, minus, over, ratio, times } from "#calculators/second/ratio";
import { ln, toThe } from "#calculators/second/series";

const cagr: Opinion = (given) => {
  const [start, end] = [figure(given, "start_value"), figure(given, "end_value")];
  const years =
    given.time_as === "years"
      ? figure(given, "years")
      : yearsBetween(dayOf(given, "start"), dayOf(given, "end"), given.day_count);
  if (!isMore(years, 0)) return undefined;
  const multiple = over(end, start);
  const growth = isZero(end) ? ratio(0) : toThe(multiple, over(1, years));
  // Beyond a million percent the time is too short to tell a growth by the year.
  if (isMore(growth, 10_001)) return undefined;
  const doubling = isMore(end, start) ? over(times(years, ln(2)), ln(multiple)) : undefined;
  return {
    cagr: percent(times(minus(growth, 1), 100), 4),
    total_growth: percent(times(minus(multiple, 1), 100)),
    change: money(minus(end, start)),
    multiple: upTo(multiple, 4),
    years: upTo(years, 4),
    doubling: doubling && isMore(1000, doubling) ? upTo(doubling, 2) : undefined,
  };
};

export default cagr;

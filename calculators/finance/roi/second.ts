import { dayOf } from "#calculators/second/calendar";
import { yearsBetween } from "#calculators/second/day-count";
import { figure, type Given, type Opinion, whole } from "#calculators/second/given";
import { money, percent, upTo } from "#calculators/second/print";
import { isMore, isNegative, isZero, minus, over, plus, type Ratio, times } from "#calculators/second/ratio";
import { toThe } from "#calculators/second/series";

const roi: Opinion = (given) => {
  const of = (name: string) => figure(given, name);
  const profit = minus(plus(of("value"), of("income")), of("cost"));
  const multiple = over(plus(of("value"), of("income")), of("cost"));
  const years = yearsIn(given);
  const annual = years && (isNegative(multiple) ? undefined : yearly(multiple, years));
  return {
    roi: percent(times(minus(multiple, 1), 100)),
    profit: money(profit),
    multiple: upTo(multiple, 4),
    annualised: annual && percent(times(annual, 100), 4),
    years: years && upTo(years, 4),
  };
};

/** Beyond a million percent the time is too short to tell a return by the year. */
function yearly(multiple: Ratio, years: Ratio): Ratio | undefined {
  if (isZero(multiple)) return minus(0, 1);
  const growth = toThe(multiple, over(1, years));
  return isMore(growth, 10_001) ? undefined : minus(growth, 1);
}

function yearsIn(given: Given): Ratio | undefined {
  switch (given.time_as) {
    case "years":
      return figure(given, "years");
    case "days":
      return over(whole(given, "days"), 365);
    case "dates":
      return yearsBetween(dayOf(given, "start"), dayOf(given, "end"), given.day_count);
    default:
      return undefined;
  }
}

export default roi;

// Interest without interest on the interest: principal × rate × time.
import { type Day, dayOf, isLeap, numberOf } from "#calculators/second/calendar";
import { figure, type Given, type Opinion } from "#calculators/second/given";
import { fixed, money, percent, upTo } from "#calculators/second/print";
import { isZero, minus, over, plus, type Ratio, times } from "#calculators/second/ratio";

const simpleInterest: Opinion = (given) => {
  const { years, days } = timeOf(given);
  const sum = sumOf(given, years);
  if (!sum) return undefined;
  return {
    interest: money(sum.interest),
    principal: money(sum.principal),
    total: money(plus(sum.principal, sum.interest)),
    annual_rate: percent(sum.rate, 6),
    time: upTo(years, 6),
    counted_days: days === undefined ? undefined : fixed(days, 0),
  };
};

function sumOf(given: Given, years: Ratio) {
  const of = (name: string) => figure(given, name);
  if (given.find === "rate") {
    if (isZero(years)) return undefined;
    const rate = over(times(of("interest"), 100), times(of("principal"), years));
    return { principal: of("principal"), interest: of("interest"), rate };
  }
  const rate = of("annual_rate");
  const earned = over(times(rate, years), 100);
  if (given.find === "interest") {
    return { principal: of("principal"), interest: times(of("principal"), earned), rate };
  }
  if (given.find === "principal") {
    return isZero(earned) ? undefined : { principal: over(of("interest"), earned), interest: of("interest"), rate };
  }
  const principal = over(of("total"), plus(1, earned));
  return { principal, interest: minus(of("total"), principal), rate };
}

function timeOf(given: Given): { years: Ratio; days?: number } {
  switch (given.time_as) {
    case "years":
      return { years: figure(given, "years") };
    case "months":
      return { years: over(figure(given, "months"), 12) };
    case "days":
      return { years: over(figure(given, "days"), given.days_in_year === "ordinary" ? 360 : 365) };
    default:
      return counted(dayOf(given, "start"), dayOf(given, "end"), given.day_count);
  }
}

function counted(start: Day, end: Day, dayCount: string | undefined): { years: Ratio; days: number } {
  const days = numberOf(end) - numberOf(start);
  switch (dayCount) {
    case "actual_365":
      return { days, years: over(days, 365) };
    case "actual_360":
      return { days, years: over(days, 360) };
    case "actual_actual":
      return { days, years: byYear(start, end) };
    default: {
      const from = Math.min(start.day, 30);
      const isShort = dayCount === "thirty_e_360" || from === 30;
      const to = isShort ? Math.min(end.day, 30) : end.day;
      const thirties = (end.year - start.year) * 360 + (end.month - start.month) * 30 + to - from;
      return { days: thirties, years: over(thirties, 360) };
    }
  }
}

/** Each day as a part of its own year, the first day of the span with them and the last without. */
function byYear(start: Day, end: Day): Ratio {
  let [leap, common] = [0, 0];
  for (let year = start.year; year <= end.year; year++) {
    const from = Math.max(numberOf(start), numberOf({ year, month: 1, day: 1 }));
    const to = Math.min(numberOf(end), numberOf({ year: year + 1, month: 1, day: 1 }));
    if (isLeap(year)) leap += to - from;
    else common += to - from;
  }
  return plus(over(leap, 366), over(common, 365));
}

export default simpleInterest;

// Interest without interest on the interest: principal × rate × time.
import { type Day, dayOf, numberOf } from "#calculators/second/calendar";
import { thirties, yearsBetween } from "#calculators/second/day-count";
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
  const isActual = dayCount?.startsWith("actual");
  const days = isActual ? numberOf(end) - numberOf(start) : thirties(start, end, dayCount === "thirty_e_360");
  return { days, years: yearsBetween(start, end, dayCount) };
}

export default simpleInterest;

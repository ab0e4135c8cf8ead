import { figure, type Opinion, whole } from "#calculators/second/given";
import { fixed, money, upTo } from "#calculators/second/print";
import { down, over, smaller, times } from "#calculators/second/ratio";

/** By the tax year that begins in April: Great Britain, Northern Ireland. */
const LIMITS: Readonly<Record<number, readonly [number, number]>> = {
  2019: [525, 547],
  2020: [538, 560],
  2021: [544, 566],
  2022: [571, 594],
  2023: [643, 669],
  2024: [700, 729],
  2025: [719, 749],
  2026: [751, 783],
};

const ukRedundancyPay: Opinion = (given) => {
  const limits = LIMITS[Number(given.tax_year)];
  const age = whole(given, "age");
  const served = Number(down(figure(given, "years")));
  if (!limits || served < 2) return undefined;
  const limit = limits[given.place === "ni" ? 1 : 0];
  const pay = smaller(figure(given, "weekly_pay"), limit);
  const counted = Math.min(20, served);
  const older = Math.max(0, Math.min(counted, age - 41));
  const atLeast22 = Math.max(0, Math.min(counted, age - 22));
  const bands: readonly (readonly [number, number])[] = [
    [older, 3],
    [atLeast22 - older, 2],
    [counted - atLeast22, 1],
  ];
  const halves = bands.reduce((all, [years, each]) => all + years * each, 0);
  return {
    redundancy_pay: money(over(times(pay, halves), 2)),
    weeks: upTo(over(halves, 2), 1),
    weekly_pay_used: money(pay),
    limit: money(limit),
    younger: fixed(counted - atLeast22, 0),
    middle: fixed(atLeast22 - older, 0),
    older: fixed(older, 0),
    by_age: bands.map(([years, each]) => [
      null,
      fixed(years, 0),
      upTo(over(years * each, 2), 1),
      money(over(times(pay, years * each), 2)),
    ]),
  };
};

export default ukRedundancyPay;

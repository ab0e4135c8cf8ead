// A zigzag week: the calories of seven equal days, but two of the days have as many as keep the weight.
import { count, type Line, number, type Show, step, table } from "#engine";
import type { Decimal } from "#numbers/decimal";
import type { Sex } from "#numbers/resting-energy";
import { round } from "#numbers/round";
import { isTooLittle } from "./safe-diet.ts";

const [ALL, HIGH, LOW] = [7, 2, 5] as const;
const KCAL = { unit: "kcal", digits: 0 } as const;

export const ZIGZAG_WEEK = table(
  "Zigzag week: two days with more calories",
  {
    days: count("Days", { unit: "days" }),
    per_day: number("Calories per day", { ...KCAL, optional: true }),
    per_week: number("Calories in total", KCAL),
  },
  { optional: true },
);

type Daily = { readonly target: Decimal; readonly maintenance: Decimal };

/** It begins with whole calories and stays with them, so that what is printed adds up. */
function planOf({ target, maintenance }: Daily) {
  const [even, high] = [round(target), round(maintenance)];
  const exact = even.times(ALL).minus(high.times(HIGH)).div(LOW);
  const low = round(exact);
  return { even, high, exact, low, total: low.times(LOW).plus(high.times(HIGH)) };
}

/** Only for a loss, and only where the low days are no diet for a doctor to watch over. */
export function zigzagWeek(daily: Daily, sex: Sex) {
  const { high, low, total } = planOf(daily);
  if (low.gte(high) || isTooLittle(low, sex)) return null;
  return [
    { days: LOW, per_day: low, per_week: low.times(LOW) },
    { days: HIGH, per_day: high, per_week: high.times(HIGH) },
    { days: ALL, per_day: null, per_week: total },
  ];
}

export function zigzagSteps(daily: Daily, show: Show): readonly Line[] {
  const { even, high, exact, low, total } = planOf(daily);
  const whole = (kcal: Decimal) => show("number", kcal, { digits: 0 });
  return [
    step`Zigzag week, each of ${LOW} days: (${ALL} × ${whole(even)} - ${HIGH} × ${whole(high)}) ÷ ${LOW} = ${whole(exact)} kcal`,
    step`Zigzag week in total: ${LOW} × ${whole(low)} + ${HIGH} × ${whole(high)} = ${whole(total)} kcal`,
  ];
}

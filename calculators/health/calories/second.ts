import { atRest, inUnit, mass } from "#calculators/second/body";
import { figure, type Given, type Opinion, type Rows, whole } from "#calculators/second/given";
import { counted, fixed, upTo } from "#calculators/second/print";
import { type Amount, isMore, minus, nearest, over, plus, type Ratio, times } from "#calculators/second/ratio";

const ACTIVITY: Readonly<Record<string, string>> = {
  sedentary: "1.2",
  light: "1.375",
  moderate: "1.55",
  active: "1.725",
  very_active: "1.9",
};
const WEEKLY = ["-1", "-0.75", "-0.5", "-0.25", "0", "0.25", "0.5"];

// Harvard Health: no less in a day without a doctor. The table leaves out what goes below.
const FLOOR: Readonly<Record<string, number>> = { female: 1200, male: 1500 };

/** In kilograms, below 0 for a loss. */
function weeklyOf(given: Given): Ratio | undefined {
  if (given.goal === "keep") return undefined;
  if (given.goal !== "target") return times(mass(given, "weekly_change"), given.goal === "lose" ? -1 : 1);
  return over(minus(mass(given, "target_weight"), mass(given, "weight")), whole(given, "weeks"));
}

const calories: Opinion = (given) => {
  const bmr = atRest(given);
  const factor = given.activity === "own" ? figure(given, "activity_factor") : (ACTIVITY[given.activity ?? ""] ?? 0);
  const keep = times(bmr, factor);
  const inKilogram = given.energy_of_weight === "pound" ? over(3500, "0.45359237") : 7700;
  const daily = (kilograms: Amount) => over(times(kilograms, inKilogram), 7);
  const weekly = weeklyOf(given);
  const aim = weekly && daily(weekly);
  const target = plus(keep, aim ?? 0);
  if (!isMore(target, 0)) return undefined;
  const kcal = (kilocalories: Ratio) => `${fixed(kilocalories, 0)} kcal`;
  const sound = WEEKLY.filter(
    (week) => !isMore(0, week) || !isMore(FLOOR[given.sex ?? ""] ?? 0, plus(keep, daily(week))),
  );
  const rows = sound.map((week) => [
    `${upTo(inUnit(given, week), 2)} ${given.weight_unit}`,
    kcal(plus(keep, daily(week))),
  ]);
  return {
    target: kcal(target),
    maintenance: kcal(keep),
    bmr: kcal(bmr),
    difference: aim && kcal(isMore(0, aim) ? times(aim, -1) : aim),
    weekly_rate:
      weekly && given.goal === "target" ? `${upTo(inUnit(given, weekly), 2)} ${given.weight_unit}` : undefined,
    goals: rows,
    week: weekOf(target, keep, FLOOR[given.sex ?? ""] ?? 0),
  };
};

/** Of seven days' whole calories two days have enough to keep the weight, and five share the rest. */
function weekOf(target: Ratio, keep: Ratio, floor: number): Rows | undefined {
  const enough = nearest(keep);
  const less = nearest(over(nearest(target) * 7n - enough * 2n, 5));
  if (less >= enough || less < BigInt(floor)) return undefined;
  const kcal = (kilocalories: bigint) => `${fixed(kilocalories, 0)} kcal`;
  return [
    [counted(5, "day"), kcal(less), kcal(less * 5n)],
    [counted(2, "day"), kcal(enough), kcal(enough * 2n)],
    [counted(7, "day"), "", kcal(less * 5n + enough * 2n)],
  ];
}

export default calories;

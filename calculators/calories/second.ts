import { atRest, inUnit, mass } from "#calculators/second/body";
import { figure, type Opinion } from "#calculators/second/given";
import { fixed, upTo } from "#calculators/second/print";
import { type Amount, isMore, over, plus, type Ratio, times } from "#calculators/second/ratio";

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

const calories: Opinion = (given) => {
  const bmr = atRest(given);
  const factor = given.activity === "own" ? figure(given, "activity_factor") : (ACTIVITY[given.activity ?? ""] ?? 0);
  const keep = times(bmr, factor);
  const inKilogram = given.energy_of_weight === "pound" ? over(3500, "0.45359237") : 7700;
  const daily = (kilograms: Amount) => over(times(kilograms, inKilogram), 7);
  const aim = given.goal === "keep" ? undefined : daily(mass(given, "weekly_change"));
  const target = plus(keep, times(aim ?? 0, given.goal === "lose" ? -1 : 1));
  if (!isMore(target, 0)) return undefined;
  const told = (kilocalories: Ratio) => `${fixed(kilocalories, 0)} kcal`;
  const sound = WEEKLY.filter(
    (week) => !isMore(0, week) || !isMore(FLOOR[given.sex ?? ""] ?? 0, plus(keep, daily(week))),
  );
  const rows = sound.map((week) => [
    `${upTo(inUnit(given, week), 2)} ${given.weight_unit}`,
    told(plus(keep, daily(week))),
  ]);
  return {
    target: told(target),
    maintenance: told(keep),
    bmr: told(bmr),
    difference: aim && told(aim),
    goals: rows,
  };
};

export default calories;

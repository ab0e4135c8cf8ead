// Body mass index and energy, from the papers' own factors.
import { figure, type Given, type Opinion, type Rows, whole } from "./given.ts";
import { fixed, upTo } from "./print.ts";
import { type Amount, compare, isMore, minus, over, plus, type Ratio, times } from "./ratio.ts";

// International yard and pound agreement of 1959.
const KILOGRAMS: Readonly<Record<string, string>> = { kg: "1", lb: "0.45359237" };
const CENTIMETRES: Readonly<Record<string, string>> = { cm: "1", m: "100", in: "2.54" };

const mass = (given: Given, name: string) => times(figure(given, name), KILOGRAMS[given[`${name}_unit`] ?? ""] ?? 0);
const height = (given: Given) => times(figure(given, "height"), CENTIMETRES[given.height_unit ?? ""] ?? 0);
/** As many kilograms as it is, in the unit that the weight was given in. */
const inUnit = (given: Given, kilograms: Amount) => over(kilograms, KILOGRAMS[given.weight_unit ?? ""] ?? 0);

const BANDS: Readonly<Record<string, readonly (readonly [name: string, from: string])[]>> = {
  general: [
    ["Underweight", "0"],
    ["Healthy weight", "18.5"],
    ["Overweight", "25"],
    ["Obesity, class 1", "30"],
    ["Obesity, class 2", "35"],
    ["Obesity, class 3", "40"],
  ],
  asian: [
    ["Underweight", "0"],
    ["Acceptable risk", "18.5"],
    ["Increased risk", "23"],
    ["High risk", "27.5"],
  ],
};

export const bmi: Opinion = (given) => {
  const metres = over(height(given), 100);
  const square = times(metres, metres);
  const index = over(mass(given, "weight"), square);
  const bands = BANDS[given.bands ?? ""] ?? [];
  const weighing = (from: string) => `${fixed(inUnit(given, times(from, square)), 1)} ${given.weight_unit}`;
  return {
    bmi: fixed(index, 1),
    band: bands.filter(([, from]) => compare(index, from) >= 0).at(-1)?.[0],
    healthy_from: weighing(bands[1]?.[1] ?? ""),
    healthy_below: weighing(bands[2]?.[1] ?? ""),
    limits: bands.map(([name, from]) => [name, upTo(from, 1), weighing(from)]),
  };
};

type Factors = readonly [constant: string, kilogram: string, centimetre: string, year: string];
const EQUATIONS: Readonly<Record<string, Readonly<Record<string, Factors>>>> = {
  // Mifflin and others, American Journal of Clinical Nutrition 51 (1990).
  mifflin_st_jeor: { male: ["5", "10", "6.25", "-5"], female: ["-161", "10", "6.25", "-5"] },
  // Roza and Shizgal, American Journal of Clinical Nutrition 40 (1984).
  harris_benedict: {
    male: ["88.362", "13.397", "4.799", "-5.677"],
    female: ["447.593", "9.247", "3.098", "-4.33"],
  },
  // Harris and Benedict, A Biometric Study of Basal Metabolism in Man (1919).
  harris_benedict_1919: {
    male: ["66.473", "13.7516", "5.0033", "-6.755"],
    female: ["655.0955", "9.5634", "1.8496", "-4.6756"],
  },
  harris_benedict_rounded: { male: ["66", "13.7", "5", "-6.8"], female: ["655", "9.6", "1.8", "-4.7"] },
};
const NAMES: Readonly<Record<string, string>> = {
  mifflin_st_jeor: "Mifflin–St Jeor (1990)",
  harris_benedict: "Harris–Benedict, revised (1984)",
  harris_benedict_1919: "Harris–Benedict, as first published (1919)",
  harris_benedict_rounded: "Harris–Benedict of 1919, rounded as in textbooks",
};

const lean = (given: Given) => over(times(mass(given, "weight"), minus(100, figure(given, "body_fat"))), 100);

function atRest(given: Given, formula = given.formula ?? ""): Ratio {
  // Cunningham, American Journal of Clinical Nutrition 54 (1991).
  if (formula === "katch_mcardle") return plus(370, times("21.6", lean(given)));
  const [constant, kilogram, centimetre, year] = EQUATIONS[formula]?.[given.sex ?? ""] ?? ["0", "0", "0", "0"];
  const size = plus(times(kilogram, mass(given, "weight")), times(centimetre, height(given)));
  return plus(constant, size, times(year, whole(given, "age")));
}

export const bmr: Opinion = (given) => {
  const energy = atRest(given);
  const isKatch = given.formula === "katch_mcardle";
  const told = (kilocalories: Ratio) => `${fixed(kilocalories, 0)} kcal a day`;
  const byEach = (): Rows => Object.entries(NAMES).map(([formula, name]) => [name, told(atRest(given, formula))]);
  return {
    bmr: told(energy),
    kilojoules: `${fixed(times(energy, "4.184"), 0)} kJ a day`,
    lean_mass: isKatch ? `${fixed(inUnit(given, lean(given)), 1)} ${given.weight_unit}` : undefined,
    formulas: isKatch ? undefined : byEach(),
  };
};

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

export const calories: Opinion = (given) => {
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

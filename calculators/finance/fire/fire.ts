import { count, defineCalculator, type InputValues, money, number, percent, step, table } from "#engine";
import { Decimal, decimal } from "#numbers/decimal";
import { round } from "#numbers/round";
import { ages, yearsToCoast, yearsToReach } from "./years-to-fire.ts";

const AMOUNT = { min: 0, max: 1e10 } as const;

const inputs = {
  spending: money("Yearly spending in retirement", { min: 1, max: 1e9, example: 40000, help: "In today's money." }),
  retirement_income: money("Other yearly income in retirement", {
    ...AMOUNT,
    more: true,
    default: 0,
    help: "A pension or Social Security, if it starts when you stop working.",
  }),
  withdrawal_rate: percent("Withdrawal rate", { min: 0.5, max: 20, default: 4, usual: [3, 3.5, 4, 5] }),
  savings: money("Invested so far", { ...AMOUNT, default: 0, begins: 50000 }),
  yearly_saving: money("Saved per year", { ...AMOUNT, example: 20000 }),
  annual_return: percent("Return after inflation", {
    min: -5,
    max: 15,
    default: 5,
    usual: [4, 5, 7],
    help: "Per year.",
  }),
  age: count("Current age", { min: 0, max: 99, example: 30 }),
  coast_age: count("Retirement age if you coast", { min: 1, max: 110, default: 65 }),
  part_time: money("Part-time income per year", { ...AMOUNT, default: 0, begins: 15000, help: "For Barista FIRE." }),
};
export type Given = InputValues<typeof inputs>;

export default defineCalculator({
  name: "FIRE calculator",
  summary: "Your FIRE number, the years until financial independence, and Coast FIRE and Barista FIRE.",
  inputs,

  outputs: {
    fire_number: money("FIRE number"),
    years: number("Years until FIRE", { unit: "years", upTo: 1, optional: true }),
    fire_age: number("Age at FIRE", { upTo: 1, optional: true }),
    progress: percent("Progress", { digits: 1, help: "Of the FIRE number, invested so far." }),
    coast_number: money("Coast FIRE number now", { help: "With this much invested, you could stop saving today." }),
    coast_years: number("Years until Coast FIRE", { unit: "years", upTo: 1, optional: true }),
    coast_age_reached: number("Age at Coast FIRE", { upTo: 1, optional: true }),
    barista_number: money("Barista FIRE number", { optional: true, help: "With the part-time income." }),
    barista_years: number("Years until Barista FIRE", { unit: "years", upTo: 1, optional: true }),
    barista_age: number("Age at Barista FIRE", { upTo: 1, optional: true }),
    schedule: table(
      "Your savings by age",
      {
        age: count("Age"),
        saving: money("If you keep saving"),
        coasting: money("If you stop saving now"),
        target: money("FIRE number"),
      },
      { chart: { kind: "lines", x: "age", y: ["saving", "coasting", "target"] } },
    ),
  },
  primary: "fire_number",
  groups: {
    FIRE: ["fire_number", "years", "fire_age", "progress"],
    "Coast FIRE": ["coast_number", "coast_years", "coast_age_reached"],
    "Barista FIRE": ["barista_number", "barista_years", "barista_age"],
  },
  formula: "FIRE number = yearly spending ÷ withdrawal rate; Coast FIRE number = FIRE number ÷ (1 + return)^years",

  check: ({ age, coast_age }) => ({ coast_age: coast_age <= age && "must be above your current age" }),

  compute(given) {
    const { age, coast_age, savings } = given;
    const needed = Decimal.max(0, given.spending.minus(given.retirement_income));
    const pot = (yearly: Decimal) => Decimal.max(0, yearly).times(100).div(given.withdrawal_rate);
    const [fire_number, barista_number] = [pot(needed), pot(needed.minus(given.part_time))];
    const growth = given.annual_return.div(100).plus(1);
    const coast_number = fire_number.div(growth.pow(coast_age - age));
    const years = yearsToReach(given, fire_number);
    const isPartTime = !given.part_time.isZero();
    const barista_years = isPartTime ? yearsToReach(given, barista_number) : null;
    const coast_years = yearsToCoast(given, coast_number, coast_age - age);
    return {
      fire_number,
      years,
      fire_age: years?.plus(age) ?? null,
      progress: fire_number.isZero() ? decimal(100) : savings.times(100).div(fire_number),
      coast_number,
      coast_years,
      coast_age_reached: coast_years?.plus(age) ?? null,
      barista_number: isPartTime ? barista_number : null,
      barista_years,
      barista_age: barista_years?.plus(age) ?? null,
      schedule: ages(given, fire_number, years),
    };
  },

  headline: (_, { fire_number, years, fire_age }) => [
    "FIRE number",
    `${fire_number}\n${reached(years?.value, `${fire_age ?? ""}`)}`,
  ],

  sentence(_, { fire_number, years, fire_age, coast_number }) {
    const when = years ? `You reach it in ${years}, at age ${fire_age ?? ""}.` : "You don't reach it within 100 years.";
    const now = years?.value.isZero() ? "You have it already." : when;
    return `You need ${fire_number} to retire. ${now} With ${coast_number} today, you could stop saving.`;
  },

  working(given, found, show) {
    const { spending, retirement_income, withdrawal_rate, savings, yearly_saving, annual_return, part_time } = given;
    const needed = show("money", Decimal.max(0, spending.value.minus(retirement_income.value)));
    const gap = show("money", Decimal.max(0, needed.value.minus(part_time.value)));
    const hasGap = part_time.value.gt(0) && gap.value.gt(0);
    const [n, r] = [`${given.coast_age.value - given.age.value}`, annual_return];
    return [
      !retirement_income.value.isZero() &&
        (needed.value.isZero()
          ? `Other income of ${retirement_income} pays for everything.`
          : step`Paid by investments: ${spending} - ${retirement_income} = ${needed}`),
      step`FIRE number: ${needed} ÷ ${withdrawal_rate} = ${found.fire_number}`,
      found.years?.value.gt(0) &&
        `Years n until ${savings} × (1 + ${r})^n and ${yearly_saving} saved at the end of each year reach it: ${found.years}`,
      step`Coast FIRE number: ${found.fire_number} ÷ (1 + ${r})^${n} = ${found.coast_number}`,
      hasGap && step`Paid by investments with part-time work: ${needed} - ${part_time} = ${gap}`,
      hasGap && step`Barista FIRE number: ${gap} ÷ ${withdrawal_rate} = ${found.barista_number ?? ""}`,
    ];
  },

  notes: ({ withdrawal_rate, coast_age }, { coast_years, coast_number }, show) => [
    withdrawal_rate.value.gt(4) &&
      `A withdrawal rate above ${show("percent", 4)} has run out of money more often in the past, above all over more than 30 years.`,
    coast_years?.value.isZero() &&
      coast_number.value.gt(0) &&
      `You've reached Coast FIRE: your investments may grow to the FIRE number by age ${coast_age.value} without more savings.`,
  ],
});

function reached(years: Decimal | undefined, age: string): string {
  if (!years) return "Not within 100 years";
  return round(years, 1).isZero() ? "Reached" : `At age ${age}`;
}

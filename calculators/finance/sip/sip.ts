import { choice, count, defineCalculator, money, percent, type Show, type Shown, step, table } from "#engine";
import { COMPOUNDED, rateFormula } from "#numbers/compounding";
import { type Decimal, decimal } from "#numbers/decimal";
import { type Grown, planOf, yearByYear } from "#numbers/deposits";
import { effectiveRate, periodicRate } from "#numbers/growth";
import { snap, subtract } from "#numbers/round";

const AMOUNT = { min: 0, max: 1e12 } as const;
const MONTHLY = 12;
const COMPOUNDS = { twelfth: "monthly", effective: "yearly" } as const;

export default defineCalculator({
  name: "SIP calculator",
  summary: "What a monthly SIP, a step-up SIP or a lump sum in a fund grows to, or the SIP for a goal.",

  inputs: {
    find: choice(
      "What do you want to find?",
      { value: "Value of my SIP", sip: "SIP for a goal" },
      { default: "value" },
    ),
    sip: money("Monthly SIP", { ...AMOUNT, example: 500 }),
    goal: money("Goal", { ...AMOUNT, min: 0.01, example: 100000 }),
    lump_sum: money("Lump sum today", { ...AMOUNT, default: 0, help: "Invested once, at the start." }),
    step_up: percent("Step-up", {
      min: 0,
      max: 100,
      default: 0,
      begins: 10,
      help: "By how much you raise the SIP each year.",
    }),
    annual_rate: percent("Expected return", { min: 0, max: 40, example: 12, help: "Per year." }),
    years: count("Years", { unit: "years", min: 1, max: 50, example: 10, usual: [5, 10, 20] }),
    monthly_rate: choice(
      "Monthly return",
      { twelfth: "A twelfth of the yearly return", effective: "Compounds to the yearly return" },
      { more: true, default: "twelfth", help: "Most SIP calculators use a twelfth. The other is a little lower." },
    ),
  },

  outputs: {
    final_value: money("Value at the end"),
    needed_sip: money("Monthly SIP needed", { optional: true, help: "In the first year, if you step it up." }),
    invested: money("You invest"),
    gain: money("Gain"),
    last_sip: money("Monthly SIP in the last year", { optional: true }),
    without_step_up: money("Value without the step-up", { optional: true }),
    yearly_return: percent("Return per year (XIRR)", { help: "With months compounded." }),
    schedule: table(
      "Year by year",
      {
        year: count("Year"),
        sip: money("Monthly SIP"),
        invested: money("Invested so far"),
        gain: money("Gain so far"),
        value: money("Value"),
      },
      { chart: { kind: "areas", x: "year", y: ["invested", "gain"] } },
    ),
  },
  formula: "value = SIP × ((1 + i)^n - 1) ÷ i × (1 + i)",
  parts: { of: ["invested", "gain"], whole: "final_value" },

  by: { gain: "final_value - invested" },
  questions: {
    find: {
      value: {
        asks: ["sip"],
        primary: "final_value",
        compute: (given) => ({ needed_sip: null, ...outcome(given, given.sip) }),
        sentence: ({ sip, years, annual_rate, lump_sum, step_up }, { final_value, invested, gain }) =>
          `${sip} a month${raised(step_up)} for ${years}${added(lump_sum)} grows to ${final_value} at ${annual_rate} a year: ${invested} invested and ${gain} gained.`,
        working: ({ sip, annual_rate }, found, show, values, stepOf) => [
          ...factorSteps(annual_rate, values, show),
          step`Value: ${sip} × s${values.lump_sum.isZero() ? "" : " + lump sum with its return"} = ${found.final_value}`,
          stepOf("gain"),
        ],
      },
      sip: {
        asks: ["goal"],
        primary: "needed_sip",
        compute(given) {
          const { end } = yearByYear(planFor(given), given.years * MONTHLY);
          const short = subtract(given.goal, given.lump_sum.times(end.start));
          const needed_sip = snap(short).gt(0) ? short.div(end.deposits) : decimal(0);
          return { needed_sip, ...outcome(given, needed_sip) };
        },
        sentence: ({ goal, years, annual_rate, lump_sum, step_up }, { needed_sip }) =>
          `To have ${goal} in ${years} at ${annual_rate} a year, invest ${needed_sip ?? ""} a month${raised(step_up)}${added(lump_sum)}.`,
        working: ({ goal, annual_rate }, { needed_sip }, show, values) => [
          ...factorSteps(annual_rate, values, show),
          step`Monthly SIP: ${values.lump_sum.isZero() ? goal : `(${goal} - lump sum with its return)`} ÷ s = ${needed_sip ?? ""}`,
        ],
      },
    },
  },

  notes: () => ["Funds rise and fall. The same average return in another order gives another value."],
});

type Given = Readonly<Record<"lump_sum" | "step_up" | "annual_rate", Decimal>> & {
  readonly years: number;
  readonly monthly_rate: "twelfth" | "effective";
};

const planFor = ({ annual_rate, monthly_rate, step_up }: Given) =>
  planOf({
    annualPercent: annual_rate,
    compounding: COMPOUNDS[monthly_rate],
    frequency: "monthly",
    timing: "begin",
    raisePercent: step_up,
  });

function outcome(given: Given, sip: Decimal) {
  const { lump_sum, step_up, years } = given;
  const { rows, end } = yearByYear(planFor(given), years * MONTHLY);
  const worth = ({ start, deposits }: Grown) => lump_sum.times(start).plus(sip.times(deposits));
  const raise = step_up.div(100).plus(1);
  const schedule = rows.map((row, i) => {
    const [invested, value] = [lump_sum.plus(sip.times(row.paid)), worth(row)];
    return { year: i + 1, sip: sip.times(raise.pow(i)), invested, gain: subtract(value, invested), value };
  });
  const level = yearByYear(planFor({ ...given, step_up: decimal(0) }), years * MONTHLY).end;
  const isRaised = !step_up.isZero() && years > 1;
  return {
    final_value: worth(end),
    invested: lump_sum.plus(sip.times(end.paid)),
    last_sip: isRaised ? (schedule.at(-1)?.sip ?? null) : null,
    without_step_up: isRaised ? worth(level) : null,
    yearly_return: effectiveRate(given.annual_rate, COMPOUNDED[COMPOUNDS[given.monthly_rate]]),
    schedule,
  };
}

const raised = (stepUp: Shown<Decimal>): string => (stepUp.value.isZero() ? "" : `, raised by ${stepUp} each year,`);
const added = (lump: Shown<Decimal>): string => (lump.value.isZero() ? "" : `, with ${lump} at the start,`);

/** What a SIP of 1 grows to, and the lump sum. */
function factorSteps(annualRate: Shown<Decimal>, given: Given, show: Show) {
  const plan = planFor(given);
  const { end } = yearByYear(plan, given.years * MONTHLY);
  const [n, s] = [given.years * MONTHLY, show("number", end.deposits, { significant: 12 })];
  const rate = periodicRate(given.annual_rate, plan.compounding, MONTHLY);
  const i = show("percent", rate.times(100), { upTo: 8 });
  const isPlain = given.step_up.isZero() && !rate.isZero();
  return [
    step`Monthly return i: ${rateFormula(`${annualRate}`, plan.compounding, MONTHLY)} = ${i}`,
    isPlain
      ? step`s, what a monthly SIP of $1 grows to: ((1 + i)^${n} - 1) ÷ i × (1 + i) = ${s}`
      : `s, what a monthly SIP of $1${given.step_up.isZero() ? "" : ", raised each year,"} grows to: ${s}`,
    !given.lump_sum.isZero() &&
      step`Lump sum with its return: ${show("money", given.lump_sum)} × (1 + i)^${n} = ${show("money", given.lump_sum.times(end.start))}`,
  ];
}

import { choice, count, defineCalculator, type InputValues, money, number, percent, step, table } from "#engine";
import { factsUsed } from "#facts/dated";
import { MACRS_CLASSES, unitedStatesMacrs } from "#facts/depreciation/united-states";
import { type Decimal, decimal, sum } from "#math/decimal";
import { byDigits, declining, MONTHS, spread, straight } from "#math/depreciation";
import { subtract } from "#math/round";

const TODAY = "2026-01-01";
const BY_LIFE = { when: { method: ["straight", "declining", "digits"] } } as const;

const inputs = {
  method: choice(
    "Method",
    {
      straight: "Straight line",
      declining: "Declining balance",
      digits: "Sum of the years' digits",
      macrs: "MACRS (US tax)",
    },
    { default: "straight" },
  ),
  cost: money("Cost", { min: 0.01, max: 1e12, example: 58000, help: "With sales tax, shipping and setup." }),
  salvage: money("Salvage value", {
    min: 0,
    max: 1e12,
    default: 0,
    begins: 10000,
    ...BY_LIFE,
    help: "What it will be worth at the end of its life.",
  }),
  life: count("Useful life", { unit: "years", min: 1, max: 50, example: 5, ...BY_LIFE }),
  first_months: count("Months in the first year", {
    min: 1,
    max: MONTHS,
    default: MONTHS,
    ...BY_LIFE,
    help: "12 if you own it for the whole first year.",
  }),
  factor: number("Declining factor", {
    min: 1,
    max: 4,
    default: 2,
    when: { method: ["declining"] },
    help: "2 is twice the straight-line rate, 1.5 is one and a half times.",
  }),
  switching: choice(
    "Switch to straight line",
    { no: "Never", yes: "When that writes off more" },
    { default: "no", when: { method: ["declining"] } },
  ),
  recovery: choice("Property class", MACRS_CLASSES, {
    default: "five",
    when: { method: ["macrs"] },
    help: "IRS Publication 946 lists the class of each asset.",
  }),
};
type Given = InputValues<typeof inputs>;

export default defineCalculator({
  name: "Depreciation calculator",
  summary: "Yearly depreciation and book value: straight line, declining balance, sum of the years' digits or MACRS.",
  inputs,

  outputs: {
    first_year: money("Depreciation in the first year"),
    total: money("Total depreciation"),
    final_value: money("Book value at the end"),
    rate: percent("Yearly rate", {
      upTo: 4,
      optional: true,
      help: "Straight line: of cost minus salvage value. Declining balance: of book value.",
    }),
    schedule: table(
      "Depreciation by year",
      {
        year: count("Year"),
        depreciation: money("Depreciation"),
        accumulated: money("Depreciation so far"),
        book_value: money("Book value"),
      },
      { chart: { kind: "lines", x: "year", y: ["book_value", "accumulated"] } },
    ),
  },
  primary: "first_year",
  formula: "straight line: (cost − salvage) ÷ life; declining balance: book value × factor ÷ life",
  parts: { of: ["total", "final_value"], whole: "cost" },

  check: ({ cost, salvage }) => ({ salvage: salvage?.gt(cost) && "must be at most the cost" }),

  compute(given) {
    const years = yearsOf(given);
    const total = sum(years);
    let accumulated = decimal(0);
    return {
      first_year: years[0] ?? decimal(0),
      total,
      final_value: subtract(given.cost, total),
      rate: rateOf(given),
      schedule: years.map((depreciation, i) => {
        accumulated = accumulated.plus(depreciation);
        return { year: i + 1, depreciation, accumulated, book_value: subtract(given.cost, accumulated) };
      }),
    };
  },

  facts: ({ method }) => (method === "macrs" ? factsUsed(unitedStatesMacrs, TODAY) : []),

  sentence: ({ cost }, { first_year, final_value }) =>
    `An asset that cost ${cost} loses ${first_year} in the first year and ends at a book value of ${final_value}.`,

  working(given, { first_year, total, final_value }, show) {
    const { cost } = given;
    const end = step`Book value at the end: ${cost} - ${total} = ${final_value}`;
    if (given.method === "macrs") {
      const part = show("percent", decimal(percentages(given.recovery)[0] ?? 0), { upTo: 3 });
      return [step`First year, by the table: ${cost} × ${part} = ${first_year}`, end];
    }
    const { salvage, life, first_months } = given;
    const n = Number(life.value);
    const months = Number(first_months.value);
    const share = months === MONTHS ? "" : ` × ${months} ÷ ${MONTHS}`;
    if (given.method === "straight")
      return [step`First year: (${cost} - ${salvage}) ÷ ${n}${share} = ${first_year}`, end];
    if (given.method === "digits") {
      const digits = (n * (n + 1)) / 2;
      return [
        `Sum of the digits: ${n} × (${n} + 1) ÷ 2 = ${digits}`,
        step`First year: (${cost} - ${salvage}) × ${n} ÷ ${digits}${share} = ${first_year}`,
        end,
      ];
    }
    const isAll = first_year.value.eq(cost.value.minus(salvage.value));
    const orMore = given.switching === "yes" ? ", or straight line over the years left if that is more" : "";
    return [
      isAll
        ? step`First year, down to the salvage value at once: ${cost} - ${salvage} = ${first_year}`
        : step`First year: ${cost} × ${given.factor} ÷ ${n}${share} = ${first_year}`,
      n > 1 && `Each later year: the book value × ${given.factor} ÷ ${n}${orMore}, until the book value is ${salvage}`,
      end,
    ];
  },
});

/** The law has had these percentages since 1987. */
const percentages = (recovery: keyof typeof MACRS_CLASSES): readonly string[] =>
  unitedStatesMacrs.periods.at(-1)?.value[recovery] ?? [];

function yearsOf(given: Given): readonly Decimal[] {
  if (given.method === "macrs") return percentages(given.recovery).map((part) => given.cost.times(part).div(100));
  const { cost, salvage, life, first_months } = given;
  if (given.method === "declining") return declining(given);
  const base = cost.minus(salvage);
  return spread(given.method === "straight" ? straight(base, life) : byDigits(base, life), first_months);
}

function rateOf(given: Given): Decimal | null {
  if (given.method === "straight") return decimal(100).div(given.life);
  return given.method === "declining" ? given.factor.times(100).div(given.life) : null;
}

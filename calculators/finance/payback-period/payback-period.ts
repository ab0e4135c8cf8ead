import {
  choice,
  count,
  defineCalculator,
  money,
  noAnswer,
  number,
  optionalStep,
  percent,
  rows,
  type Show,
  type Shown,
  step,
  table,
} from "#engine";
import { type Decimal, decimal, sum } from "#numbers/decimal";
import { presentValues } from "#numbers/present-values";
import { snap, subtract } from "#numbers/round";

const AMOUNT = { min: -1e12, max: 1e12 } as const;
const MOST_ROWS = 40;
const YEAR = { pattern: "[1-9]|[1-3]\\d|40", like: "a whole number from 1 to 40", maxLength: 2 } as const;
const MOST_YEARS = 100;

export default defineCalculator({
  name: "Payback period calculator",
  summary: "How long an investment takes to pay for itself, simple and discounted, from even or uneven cash flows.",

  inputs: {
    cost: money("Initial investment", { min: 0.01, max: 1e12, example: 50000 }),
    flows_as: choice(
      "Yearly cash flow",
      { even: "The same every year", uneven: "Different each year" },
      { default: "even" },
    ),
    flow: money("Cash flow per year", { ...AMOUNT, min: 0.01, example: 15000, when: { flows_as: ["even"] } }),
    years: count("Lasts", { unit: "years", min: 1, max: MOST_YEARS, default: 10, when: { flows_as: ["even"] } }),
    flows: rows(
      "Cash flows",
      { year: { kind: "text", label: "Year", ...YEAR }, amount: { kind: "number", label: "Cash flow", ...AMOUNT } },
      {
        least: 1,
        most: MOST_ROWS,
        example: "1:10000; 2:5000; 3:7000; 4:3000; 5:10000; 6:10000; 7:10000",
        when: { flows_as: ["uneven"] },
      },
    ),
    discount_rate: percent("Discount rate", {
      min: 0,
      max: 100,
      default: 0,
      begins: 8,
      typical: 8,
      help: "Per year. 0 leaves the time value of money out.",
    }),
  },

  outputs: {
    payback: number("Payback period", { unit: "years", upTo: 2 }),
    discounted_payback: number("Discounted payback period", { unit: "years", upTo: 2, optional: true }),
    total: money("All cash flows"),
    gain: money("Gain after the investment"),
    npv: money("Net present value (NPV)", { optional: true }),
    schedule: table(
      "Year by year",
      {
        year: count("Year"),
        amount: money("Cash flow"),
        so_far: money("Balance so far"),
        discounted: money("Discounted cash flow"),
        discounted_so_far: money("Discounted balance"),
      },
      { chart: { kind: "lines", x: "year", y: ["so_far", "discounted_so_far"] } },
    ),
  },
  primary: "payback",
  formula: "payback = years before recovery + amount still missing ÷ cash flow of the next year",

  by: { gain: "total - cost" },

  compute(given) {
    const amounts = amountsOf(given);
    const worths = worthsOf(given, amounts);
    const [plain, discounted] = [balances(given.cost, amounts), balances(given.cost, worths)];
    const payback = recovered(given.cost, plain, amounts);
    if (!payback) return noAnswer("Enter more or larger cash flows: these never pay back the investment.");
    const isDiscounted = !given.discount_rate.isZero();
    return {
      payback,
      discounted_payback: isDiscounted ? recovered(given.cost, discounted, worths) : null,
      total: sum(amounts),
      npv: isDiscounted ? (discounted.at(-1) ?? null) : null,
      schedule: amounts.map((amount, i) => ({
        year: i + 1,
        amount,
        so_far: plain[i] ?? amount,
        discounted: worths[i] ?? amount,
        discounted_so_far: discounted[i] ?? amount,
      })),
    };
  },

  sentence({ cost, discount_rate }, { payback, discounted_payback }) {
    const later = discounted_payback ? ` At a discount rate of ${discount_rate}, it takes ${discounted_payback}.` : "";
    return `An investment of ${cost} is paid back after ${payback}.${later}`;
  },

  working({ cost, discount_rate }, { payback, discounted_payback, npv }, show, given, stepOf) {
    const amounts = amountsOf(given);
    const worths = worthsOf(given, amounts);
    return [
      ...recoverySteps(cost, amounts, payback, "Payback", show),
      discounted_payback && step`Each cash flow of year t is divided by (1 + ${discount_rate})^t.`,
      ...(discounted_payback ? recoverySteps(cost, worths, discounted_payback, "Discounted payback", show) : []),
      stepOf("gain"),
      optionalStep`Net present value: what remains of the discounted balance, ${npv}`,
    ];
  },

  notes: (_, { npv, discounted_payback }) => [
    npv && !discounted_payback && "With discounting, these cash flows don't pay back the investment.",
  ],
});

type Given = {
  readonly flow?: Decimal | undefined;
  readonly years?: number | undefined;
  readonly flows?: readonly { readonly year: string; readonly amount: Decimal }[] | undefined;
  readonly discount_rate: Decimal;
};

function amountsOf({ flow, years, flows }: Given): readonly Decimal[] {
  if (!flows) return Array.from({ length: years ?? 0 }, () => flow ?? decimal(0));
  const last = Math.max(...flows.map(({ year }) => Number(year)));
  return Array.from({ length: last }, (_, i) =>
    sum(flows.flatMap(({ year, amount }) => (Number(year) === i + 1 ? [amount] : []))),
  );
}

const worthsOf = ({ discount_rate }: Given, amounts: readonly Decimal[]) =>
  presentValues(
    amounts.map((amount, i) => ({ at: i + 1, amount })),
    discount_rate.div(100).plus(1),
  );

function balances(cost: Decimal, amounts: readonly Decimal[]): readonly Decimal[] {
  let balance = cost.neg();
  return amounts.map((amount) => {
    balance = subtract(balance, amount.neg());
    return balance;
  });
}

/** In years; undefined where it never is. */
function recovered(cost: Decimal, after: readonly Decimal[], amounts: readonly Decimal[]): Decimal | null {
  const year = after.findIndex((balance) => snap(balance).gte(0));
  const amount = amounts[year];
  if (!amount) return null;
  const missing = year === 0 ? cost : (after[year - 1] ?? decimal(0)).neg();
  return missing.div(amount).plus(year);
}

function recoverySteps(
  cost: Shown<Decimal>,
  amounts: readonly Decimal[],
  found: Shown<Decimal>,
  label: string,
  show: Show,
) {
  const after = balances(cost.value, amounts);
  const year = after.findIndex((balance) => snap(balance).gte(0));
  const missing = show("money", year === 0 ? cost.value : (after[year - 1] ?? decimal(0)).neg());
  const amount = show("money", amounts[year] ?? decimal(0));
  return [`Still missing after year ${year}: ${missing}`, step`${label}: ${year} + ${missing} ÷ ${amount} = ${found}`];
}

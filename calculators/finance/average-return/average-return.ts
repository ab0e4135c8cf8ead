import {
  choice,
  count,
  date,
  defineCalculator,
  money,
  noAnswer,
  number,
  numbers,
  percent,
  rows,
  step,
  table,
} from "#engine";
import { DATE_CELL } from "#numbers/cash-flow-rows";
import { decimal, sum } from "#numbers/decimal";
import { earned, faultsOf, intervalRows } from "./account-returns.ts";
import { averagesOf } from "./yearly-returns.ts";

const AMOUNT = { kind: "number", max: 1e12 } as const;
const RATE = { upTo: 4 } as const;

export default defineCalculator({
  name: "Average return calculator",
  summary: "Average yearly return of an investment: geometric, arithmetic, money-weighted and time-weighted.",

  inputs: {
    known: choice(
      "What do you have?",
      { returns: "The return of each year", account: "Balances and deposits by date" },
      { default: "returns" },
    ),
    returns: numbers("Yearly returns", {
      least: 1,
      most: 100,
      min: -100,
      max: 1000,
      example: "18, -9, 26, 12, -4",
      help: "In percent, a year each. A loss is negative.",
    }),
    account: rows(
      "Account",
      {
        date: { kind: "text", label: "Date", ...DATE_CELL },
        balance: { ...AMOUNT, label: "Balance before", min: 0 },
        deposit: { ...AMOUNT, label: "Deposit", min: -1e12, blank: "0" },
      },
      {
        least: 2,
        most: 40,
        example: "2023-01-02:10000; 2024-01-02:11200:5000; 2025-01-02:15400:-2000; 2026-01-02:15900",
        help: "The balance just before a deposit or withdrawal. Withdrawals are negative. The last row is the balance now.",
      },
    ),
  },

  outputs: {
    geometric: percent("Average return (geometric)", { ...RATE, optional: true, help: "Per year, compounded." }),
    arithmetic: percent("Arithmetic average", { ...RATE, optional: true }),
    deviation: percent("Standard deviation", { ...RATE, optional: true, help: "Of the sample." }),
    money_weighted: percent("Your return (money-weighted)", { ...RATE, optional: true, help: "Per year." }),
    time_weighted: percent("Time-weighted return", { ...RATE, optional: true, help: "Per year." }),
    total: percent("Total return", { ...RATE, help: "Over the whole time, without the effect of deposits." }),
    years: number("Time", { unit: "years", upTo: 2 }),
    paid_in: money("Paid in, less withdrawals", { optional: true }),
    balance: money("Balance at the end", { optional: true }),
    gain: money("Gain", { optional: true }),
    growth: table(
      "What 100 became",
      { year: count("Year"), return: percent("Return"), value: number("Value of 100", { digits: 2 }) },
      { optional: true, chart: { kind: "lines", x: "year", y: ["value"] } },
    ),
    intervals: table(
      "Between deposits",
      { until: date("Until"), start: money("Start"), end: money("End"), return: percent("Return") },
      { optional: true, chart: { kind: "bars", x: "until", y: "return" } },
    ),
  },
  groups: {
    "Per year": ["geometric", "arithmetic", "deviation", "money_weighted", "time_weighted"],
    "Over the whole time": ["total", "years", "paid_in", "balance", "gain"],
  },
  formula: "geometric average = ((1 + R1) × (1 + R2) × … × (1 + Rn))^(1 ÷ n) − 1",

  between: { all_rates: number("Rates that fit") },
  questions: {
    known: {
      returns: {
        asks: ["returns"],
        primary: "geometric",
        compute: ({ returns }) => averagesOf(returns),
        sentence: (_, { geometric, arithmetic, years }) =>
          `Over ${years}, the investment returned ${geometric} a year on average. The arithmetic average is ${arithmetic}.`,
        working({ returns }, { geometric, arithmetic, total, years }, show) {
          const [rates, n] = [returns.value, years.value];
          const growth = show("number", total.value.div(100).plus(1), { significant: 8 });
          const factors = rates.slice(0, FEW).map((rate) => `${show("number", rate.div(100).plus(1))}`);
          const more = rates.length > FEW ? " × …" : "";
          return [
            rates.length > 1 && `Multiply the growth of each year: ${factors.join(" × ")}${more} ≈ ${growth}`,
            step`Total return: ${growth} - 1 = ${total}`,
            step`Geometric average: ${growth}^(1 ÷ ${n.toNumber()}) - 1 = ${geometric ?? ""}`,
            step`Arithmetic average: ${show("percent", sum(rates), { upTo: 4 })} ÷ ${n.toNumber()} = ${arithmetic ?? ""}`,
          ];
        },
      },
      account: {
        asks: ["account"],
        primary: "money_weighted",
        check: ({ account }) => faultsOf(account),
        compute({ account }) {
          const found = earned(account);
          if (!found)
            return noAnswer(
              "No yearly rate fits this account. Check that money is left at the end, and that the dates aren't too close.",
            );
          return { ...found, intervals: intervalRows(account) };
        },
        sentence: ({ account }, { gain, money_weighted, time_weighted }, show) => {
          const size = show("money", (gain?.value ?? decimal(0)).abs());
          const apart =
            account.value.length > 2
              ? ` Without the timing of your deposits it was ${time_weighted ?? ""} a year.`
              : "";
          return `Your money ${gain?.value.isNegative() ? "lost" : "gained"} ${size}, a return of ${money_weighted ?? ""} a year.${apart}`;
        },
        working(_, { money_weighted, time_weighted, total, years, gain, balance, paid_in }, show, { account }) {
          const growth = show("number", total.value.div(100).plus(1), { significant: 8 });
          const parts = intervalRows(account)
            .slice(0, FEW)
            .map(({ start, end }) => `${show("money", end)} ÷ ${show("money", start)}`);
          const more = account.length - 1 > FEW ? " × …" : "";
          return [
            step`Gain: ${balance ?? ""} - ${paid_in ?? ""} = ${gain ?? ""}`,
            `Money-weighted: the yearly rate at which all deposits grow to the balance at the end: ${money_weighted ?? ""}`,
            `Growth between deposits: ${parts.join(" × ")}${more} ≈ ${growth}`,
            step`Total return: ${growth} - 1 = ${total}`,
            step`Time-weighted: ${growth}^(1 ÷ ${show("number", years.value, { significant: 8 })}) - 1 = ${time_weighted ?? ""}`,
          ];
        },
      },
    },
  },

  alerts: (_, { all_rates, years }) => [
    all_rates.value.gt(1) &&
      "More than one yearly rate fits, because deposits and withdrawals alternate. The one nearest to zero is shown.",
    years.value.lt(1) && "This is less than a year. A yearly rate assumes that it goes on like this.",
  ],
  notes: (_, { geometric, arithmetic }) => [
    geometric &&
      arithmetic?.value.gt(geometric.value) &&
      "The geometric average is what you actually earned. Ups and downs make it lower than the arithmetic average.",
  ],
});

/** More factors than these are not written out in the working. */
const FEW = 8;

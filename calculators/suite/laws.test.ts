// The laws can be broken: a calculator that answers well, and one that breaks each of them.
import { expect, it } from "vitest";
import percentageLaws from "#calculators/everyday/percentage/laws";
import percentage from "#calculators/everyday/percentage/percentage";
import debtPayoff from "#calculators/finance/debt-payoff/debt-payoff";
import statistics from "#calculators/mathematics/statistics/statistics";
import { type AnyLaws, type Calculator, money, table } from "#engine";
import { type Decimal, decimal } from "#numbers/decimal";
import { sound, withCalculator } from "./broken.ts";
import { goesOneWay } from "./monotone.ts";
import { mindsNoOrder } from "./order.ts";
import { comesBack } from "./round-trips.ts";
import { scales } from "./scales.ts";
import type { Subject } from "./subject.ts";
import { addsUp } from "./sums.ts";

type Bills = readonly Readonly<Record<"paid" | "interest" | "principal" | "balance", number>>[];

const { compute } = sound.calculator;
const described: Calculator = statistics;
const also = (change: (answer: Readonly<Record<string, unknown>>) => object): Subject =>
  withCalculator({ compute: (...asked) => ({ ...compute(...asked), ...change(compute(...asked)) }) });
const another = (folder: string, calculator: Calculator, laws: AnyLaws, change: Partial<Calculator>): Subject => ({
  ...sound,
  folder,
  laws,
  calculator: Object.assign({ slug: folder, category: "mathematics", version: "1.0.0" } as const, calculator, change),
});

const cells = {
  paid: money("Paid"),
  interest: money("Interest"),
  principal: money("Principal"),
  balance: money("Owed"),
};
const billed = (rows: Bills): Subject =>
  withCalculator({
    outputs: { ...sound.calculator.outputs, bills: table("Bills", cells) },
    compute: (...asked) => ({
      ...compute(...asked),
      bills: rows.map((row) =>
        Object.fromEntries(Object.entries(row).map(([name, figure]) => [name, decimal(figure)])),
      ),
    }),
  });

const cent = (amount: unknown): Decimal => decimal(String(amount)).plus("0.01");

it.each<[fault: RegExp, complaints: readonly string[]]>([
  [/tip\.ts does not add up, total = bill \+ tip/, addsUp(also(({ total }) => ({ total: cent(total) })))],
  [/“total = bill \+ tip” in laws\.ts was never tried/, addsUp(also(() => ({ total: null })))],
  [
    /bills: paid = interest \+ principal does not hold in/,
    addsUp(billed([{ paid: 12, interest: 1, principal: 10, balance: 0 }])),
  ],
  [
    /bills: the balance does not fall by the principal in/,
    addsUp(
      billed([
        { paid: 11, interest: 1, principal: 10, balance: 30 },
        { paid: 11, interest: 1, principal: 10, balance: 0 },
      ]),
    ),
  ],
  [/bills: the last balance is not zero/, addsUp(billed([{ paid: 11, interest: 1, principal: 10, balance: 0.01 }]))],
  [
    /percentage\.ts does not come back: percentage was .* and came back as rate of/,
    comesBack(
      another("percentage", percentage, percentageLaws, {
        compute: (given) => ({ answer: null, rate: null, change: null, ...skewed(percentage, given) }),
      }),
    ),
  ],
  [
    /tip\.ts: more of people lowers share, but share is/,
    goesOneWay(also(({ share, total }) => ({ share: decimal(String(total)).minus(String(share)) }))),
  ],
  [
    /tip\.ts: doubling bill multiplies total by 2, but it goes from/,
    scales(also(({ total }) => ({ total: cent(total) }))),
  ],
  [
    /debt-payoff\.ts: doubling debts\.balance multiplies months by 2, but it goes from/,
    scales(another("debt-payoff", debtPayoff, { scales: [{ double: ["debts.balance"], times: { months: 2 } }] }, {})),
  ],
  [
    /statistics\.ts: mean is .* with values in another order/,
    mindsNoOrder(
      another(
        "statistics",
        statistics,
        {},
        {
          compute(given, digits) {
            const [first] = Array.isArray(given.values) ? given.values : [];
            return { ...described.compute(given, digits), mean: first };
          },
        },
      ),
    ),
  ],
])("%s", (fault, complaints) => {
  expect(complaints.join("\n")).toMatch(fault);
});

/** A part that is a thousandth too large, where that is what is asked for. */
function skewed(calculator: Calculator, given: Parameters<Calculator["compute"]>[0]) {
  const answer = calculator.compute(given, 2);
  return "answer" in answer && given.find === "part"
    ? { answer: decimal(String(answer.answer)).times("1.001") }
    : answer;
}

// How the key that is asked for follows from the four others.
import { type Line, phrase, type Shown, step } from "#engine";
import { rateFormula } from "#numbers/compounding";
import type { Decimal } from "#numbers/decimal";
import { compoundsOf, type Setting } from "./money-streams.ts";

type Money = Shown<Decimal>;
type Found = Readonly<
  Record<"present_value" | "payment" | "future_value" | "periods" | "annual_rate" | "period_rate", Money>
>;
type Chosen = { readonly find: "fv" | "pv" | "pmt" | "rate" | "n" };

export function solutionSteps(
  { find }: Chosen,
  found: Found,
  _: unknown,
  given: Setting,
  stepOf: (name: "total_payments" | "interest") => Line,
): readonly Line[] {
  const { annual_rate, period_rate } = found;
  const perYear = given.payments_per_year;
  const compounds = compoundsOf(given);
  const isPlain = compounds === perYear && perYear === 1;
  return [
    find !== "rate" &&
      !isPlain &&
      step`Rate per period i: ${rateFormula(`${annual_rate}`, compounds, perYear)} = ${period_rate}`,
    solved(find, found, given.timing === "begin"),
    find === "rate" && !isPlain && step`I/Y: ${yearOf(period_rate, compounds, perYear)} = ${annual_rate}`,
    stepOf("total_payments"),
    stepOf("interest"),
  ];
}

const yearOf = (rate: Money, compounds: number, perYear: number): string =>
  compounds === perYear ? `${rate} × ${perYear}` : `${compounds} × ((1 + ${rate})^(${perYear} ÷ ${compounds}) - 1)`;

function solved(find: Chosen["find"], found: Found, isBegin: boolean): Line {
  const { present_value, future_value, periods: n, period_rate } = found;
  const [pv, pmt, fv] = [inBrackets(present_value), inBrackets(found.payment), inBrackets(future_value)];
  const due = isBegin ? " × (1 + i)" : "";
  const isFlat = period_rate.value.isZero();
  const sum = isFlat ? `${n}` : `((1 + i)^${n} - 1) ÷ i${due}`;
  switch (find) {
    case "fv":
      return step`FV: -(${pv} × (1 + i)^${n} + ${pmt} × ${sum}) = ${future_value}`;
    case "pv":
      return step`PV: -(${fv} + ${pmt} × ${sum}) ÷ (1 + i)^${n} = ${present_value}`;
    case "pmt":
      return step`PMT: -(${fv} + ${pv} × (1 + i)^${n}) ÷ (${sum}) = ${found.payment}`;
    case "rate":
      return `Rate per period i, found so that ${pv} × (1 + i)^${n} + ${pmt} × ((1 + i)^${n} - 1) ÷ i${due} + ${fv} = 0: ${period_rate}`;
    case "n":
      return isFlat
        ? step`N: -(${pv} + ${fv}) ÷ ${pmt} = ${n}`
        : step`N: ln((${pmt}${due} - ${fv} × i) ÷ (${pmt}${due} + ${pv} × i)) ÷ ln(1 + i) = ${n}`;
  }
}

const inBrackets = (amount: Money): Shown<string> =>
  amount.value.isNegative() ? phrase`(${amount})` : phrase`${amount}`;

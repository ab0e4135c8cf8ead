// What amounts in time are worth at the start. Time is counted in whole steps, and `growth` is what 1 grows to in one step.
import { type Decimal, decimal } from "./decimal.ts";

export type Flow = { readonly at: number; readonly amount: Decimal };

/** What each flow is worth at the start. */
export function presentValues(flows: readonly Flow[], growth: Decimal): readonly Decimal[] {
  const discount = powersOf(decimal(1).div(growth));
  let [factor, last] = [decimal(1), 0];
  return flows.map(({ at, amount }) => {
    factor = factor.times(discount(at - last));
    last = at;
    return amount.times(factor);
  });
}

/** Whole powers of one base, which share their squares. The last is remembered: most flows come at equal distances. */
function powersOf(base: Decimal): (exponent: number) => Decimal {
  const squares = [base];
  let [known, power] = [0, decimal(1)];
  return (exponent) => {
    if (exponent === known) return power;
    [known, power] = [exponent, decimal(1)];
    for (let [i, rest] = [0, exponent]; rest > 0; i++, rest = Math.floor(rest / 2)) {
      const square = squares[i] ?? (squares[i - 1] ?? base).pow(2);
      squares[i] = square;
      if (rest % 2 === 1) power = power.times(square);
    }
    return power;
  };
}

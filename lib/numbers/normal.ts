// The standard normal distribution, by Abramowitz and Stegun, Handbook of Mathematical Functions, with φ(x) = e^(−x²/2) ÷ √(2π):
//
//   26.2.11   the share from 0 to x is φ(x) × (x + x³/3 + x⁵/(3·5) + x⁷/(3·5·7) + …)
//   26.2.14   the share above x is φ(x) ÷ (x + 1/(x + 2/(x + 3/(x + …)))), which is short where x is large
import { PI } from "./angle.ts";
import { type Amount, type Decimal, decimal, decimalsOf } from "./decimal.ts";

/** Thirty digits are shown, and twenty guard them. */
const Digits = decimalsOf(50);
const digits = (amount: Amount): Decimal => new Digits(amount);

const ROOT_2_PI = digits(PI.times(2).sqrt());
const LARGE = 8;
const NOTHING = digits("1e-50");
/** From 8 on, so many fractions leave an error in the fortieth digit. */
const FRACTIONS = 120;

/** The points that 85% and 95% of the distribution lie below; the tests find these shares again. */
export const NORMAL_85 = decimal("1.0364333894937895797132440746735033661347405959859176");
export const NORMAL_95 = decimal("1.6448536269514727148638489079916321360831957442753221");

const density = (x: Decimal): Decimal => x.times(x).div(-2).exp().div(ROOT_2_PI);

/** The share of the distribution below x. */
export const normalBelow = (x: Decimal): Decimal => normalAbove(x.neg());
export const normalAbove = (x: Decimal): Decimal => decimal(above(digits(x)));

/** The share from one point to a higher one, of the two tails that are the smaller ones: little is lost of their digits. */
export const normalBetween = (from: Decimal, to: Decimal): Decimal =>
  to.lte(0) ? normalBelow(to).minus(normalBelow(from)) : normalAbove(from).minus(normalAbove(to));

function above(x: Decimal): Decimal {
  if (x.lt(0)) return digits(1).minus(above(x.neg()));
  return x.lt(LARGE) ? digits(0.5).minus(density(x).times(series(x))) : density(x).div(fractions(x));
}

function series(x: Decimal): Decimal {
  const square = x.times(x);
  let [sum, term] = [digits(0), x];
  for (let odd = 3; term.gt(NOTHING); odd += 2) {
    sum = sum.plus(term);
    term = term.times(square).div(odd);
  }
  return sum;
}

function fractions(x: Decimal): Decimal {
  let below = x;
  for (let n = FRACTIONS; n > 0; n--) below = digits(n).div(below).plus(x);
  return below;
}

/** The step after this one would move it by the square of that. */
const CLOSE = digits("1e-18");
/** From the right each step stays on the right, for the logarithm curves downward; the last ones double the digits. */
const MOST_STEPS = 100;

/** The point that a share lies below, more than none and less than all. */
export const normalPointBelow = (share: Decimal): Decimal =>
  share.lt(0.5) ? normalPointAbove(share).neg() : normalPointAbove(decimal(1).minus(share));

/** The point that so small a share lies above, at most half. */
export function normalPointAbove(share: Decimal): Decimal {
  const aim = digits(share).ln();
  let x = digits(share).times(2).ln().times(-2).sqrt();
  for (let step = 0; step < MOST_STEPS; step++) {
    const beyond = above(x);
    const move = beyond.ln().minus(aim).times(beyond).div(density(x));
    x = x.plus(move);
    if (move.abs().lt(CLOSE)) break;
  }
  return decimal(x);
}

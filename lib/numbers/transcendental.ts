// The methods that take the place of the library's in the clones of decimal.ts: the same results, rounded the same, in a
// tenth of the time or less. What is out of the ordinary, such as the logarithm of nothing, is left to the library.
import { Decimal as Library } from "decimal.js";
import { angleOfTangent, logarithm, powerOfE, sineOf } from "./shifts-and-sums.ts";
import { bitsOf, partsOf, repeated, textOf, wholeOf } from "./whole.ts";

/** More bits than the digits have: what the steps lose, and what few zeros after the point take, is well below. */
const GUARD = 64;
const MOST_ZEROS = 24;
const BITS_A_DIGIT = 3.322;
/** Bits come in lots, so that few sets of constants are remembered. */
const LOT = 64;
const MOST_BITS = 4096;

/** Few products the library makes as fast, and an error grows with their number: a billion costs ten digits. */
const [FEWEST, MOST] = [4, 1e9];
const SPARE = 30;

/** `by` is what it was divided by, which must not be next to nothing either. */
type Whole = { readonly whole: bigint; readonly by?: bigint; readonly tens?: number };

const usual = Library.prototype;

export const TRANSCENDENTAL = {
  exp(this: Library): Library {
    return worked(this, isNear(this), (bits) => powerOfE(wholeOf(this, bits), bits)) ?? usual.exp.call(this);
  },
  ln(this: Library): Library {
    return worked(this, isOrdinary(this), (bits) => ({ whole: logarithm(this, bits) })) ?? usual.ln.call(this);
  },
  log(this: Library, base: Library.Value = 10): Library {
    const of = new (kindOf(this))(base);
    const isOurs = isOrdinary(this) && isOrdinary(of);
    const work = (bits: number) => ratio(logarithm(this, bits), logarithm(of, bits), bits);
    return worked(this, isOurs, work) ?? usual.log.call(this, base);
  },
  pow(this: Library, power: Library.Value): Library {
    const of = new (kindOf(this))(power);
    if (isRepeated(this, of)) return multiplied(this, of.toNumber());
    const isOurs = !of.isInteger() && isNear(of) && isOrdinary(this);
    const exponent = (bits: number) => (logarithm(this, bits) * wholeOf(of, bits)) >> BigInt(bits);
    return worked(this, isOurs, (bits) => powerOfE(exponent(bits), bits)) ?? usual.pow.call(this, power);
  },
  sin(this: Library): Library {
    return worked(this, isNear(this), (bits) => ({ whole: sineOf(this, bits, 0n) })) ?? usual.sin.call(this);
  },
  cos(this: Library): Library {
    return worked(this, isNear(this), (bits) => ({ whole: sineOf(this, bits, 1n) })) ?? usual.cos.call(this);
  },
  tan(this: Library): Library {
    return isNear(this) ? this.sin().div(this.cos()) : usual.tan.call(this);
  },
  atan(this: Library): Library {
    if (this.isNeg()) return this.neg().atan().neg();
    return worked(this, isNear(this), (bits) => ({ whole: angleOfTangent(this, bits) })) ?? usual.atan.call(this);
  },
};

const kindOf = (value: Library): typeof Library => value.constructor as typeof Library;
const ratio = (of: bigint, by: bigint, bits: number): Whole => ({ whole: (of << BigInt(bits)) / (by || 1n), by });

const isNear = (value: Library): boolean => value.isFinite() && !value.isZero() && value.e < 6 && value.e > -100;
const isOrdinary = (value: Library): boolean =>
  value.gt(0) && value.isFinite() && !value.eq(1) && Math.abs(value.e) < 10_000;

const isRepeated = (value: Library, power: Library): boolean =>
  power.isInteger() && power.abs().gte(FEWEST) && power.abs().lt(MOST) && isOrdinary(value.abs());

function multiplied(value: Library, times: number): Library {
  const Kind = kindOf(value);
  const [digits, tens] = repeated(partsOf(value), Math.abs(times), Kind.precision + SPARE);
  const product = new Kind(`${digits}e${tens}`);
  return times < 0 ? new Kind(1).div(product) : product.toSignificantDigits(Kind.precision);
}

/** Rounded to the digits of its kind; where zeros leave too few other bits, worked out again with as many more. */
function worked(value: Library, isOurs: boolean, work: (bits: number) => Whole): Library | undefined {
  if (!isOurs) return undefined;
  const Kind = kindOf(value);
  const enough = Kind.precision * BITS_A_DIGIT + GUARD;
  for (let bits = lots(enough); bits <= MOST_BITS; ) {
    const { whole, by = whole, tens = 0 } = work(bits);
    const missing = enough - MOST_ZEROS - Math.min(bitsOf(whole), bitsOf(by));
    if (missing <= 0) return new Kind(textOf(whole, bits, tens)).toSignificantDigits(Kind.precision);
    bits += lots(missing);
  }
  return undefined;
}

const lots = (bits: number): number => LOT * Math.ceil(bits / LOT);

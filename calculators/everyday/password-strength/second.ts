// Logarithms of whole numbers to 120 decimals; counts and times as whole numbers and fractions.
import { type Given, type Opinion, whole } from "#calculators/second/given";
import { fixed, significant } from "#calculators/second/print";
import { over, power, type Ratio, times } from "#calculators/second/ratio";
import { ln } from "#calculators/second/series";

const SIZES = { lowercase: 26, uppercase: 26, digits: 10, symbols: 32, space: 1 };

function choicesIn(given: Given): number {
  if (given.made_of === "words") return whole(given, "word_list");
  return Object.entries(SIZES).reduce(
    (sum, [kind, size]) => sum + (given[kind] === "true" ? size : 0),
    whole(given, "other"),
  );
}

/** Of a number from 10^15 on, six digits and the power of ten. */
function counted(amount: Ratio): string {
  const digits = String(amount.top / amount.bottom).length;
  if (digits <= 15) return significant(amount, 15);
  const figures = fixed(over(amount, 10n ** BigInt(digits - 1)), 5);
  return figures.startsWith("10") ? `1.00000 × 10^${digits}` : `${figures} × 10^${digits - 1}`;
}

const passwordStrength: Opinion = (given) => {
  const isWords = given.made_of === "words";
  const [choices, length] = [choicesIn(given), whole(given, isWords ? "words" : "length")];
  if (choices < 2) return undefined;
  const each = over(ln(choices), ln(2));
  const possible = power(choices, length);
  const bits = times(each, length);
  const passed = [0, 40, 65, 100].filter((begins) => bits.top >= BigInt(begins) * bits.bottom).length;
  return {
    entropy: significant(bits, 9),
    strength: ["Very weak", "Weak", "Good", "Excellent"][passed - 1],
    time: null,
    possible: counted(possible),
    guesses: counted(over(possible, 2)),
    choices: fixed(choices, 0),
    each: significant(each, 9),
    attacks: [1, 2, 3, 4].map(() => [null, null]),
    lengths: (isWords ? [3, 4, 5, 6, 7, 8, 10] : [6, 8, 10, 12, 14, 16, 20, 24]).map((long) => [
      fixed(long, 0),
      fixed(times(each, long), 1),
      null,
    ]),
    bands: ["0", "40", "65", "100"].map((begins) => [null, begins]),
  };
};

export default passwordStrength;

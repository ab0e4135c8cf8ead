// pH by the definition of the logarithm, weak acids by their quadratic equation, buffers by Henderson and Hasselbalch.
import { figure, type Given, type Opinion } from "#calculators/second/given";
import { fixed, significant } from "#calculators/second/print";
import { exponential, minus, near, over, plus, type Ratio, ratio, root, times } from "#calculators/second/ratio";
import { ln, log10 } from "#calculators/second/series";
import { measured } from "#calculators/second/units";

const MOLAR = { mol_l: 1, mmol_l: "0.001", umol_l: "0.000001", nmol_l: "0.000000001" };
const LN_10 = ln(10);

const ph: Opinion = (given) => {
  const pkw = figure(given, "pkw");
  const { acidity, share } = acidityOf(given, pkw);
  const other = minus(pkw, acidity);
  return {
    ph: fixed(acidity, 2),
    kind: null,
    poh: fixed(other, 2),
    hydrogen: significant(tenToThe(times(acidity, -1)), 6),
    hydroxide: significant(tenToThe(times(other, -1)), 6),
    hydrogen_power: null,
    hydroxide_power: null,
    ionized: share && `${significant(share, 6)}%`,
    neutral: fixed(over(pkw, 2), 2),
    bands: ["-2", "3", "5", "6.5", "7.5", "9", "11"].map((begins) => [null, begins]),
  };
};

const tenToThe = (exponent: Ratio): Ratio => {
  const whole = exponent.top / exponent.bottom;
  const rest = minus(exponent, ratio(whole));
  const power = 10n ** (whole < 0n ? -whole : whole);
  const tens = whole < 0n ? over(1, ratio(power)) : ratio(power);
  return times(tens, exponential(near(times(rest, LN_10))));
};

function acidityOf(given: Given, pkw: Ratio): { readonly acidity: Ratio; readonly share?: Ratio } {
  const molar = (name: string) => measured(given, name, MOLAR);
  if (given.from === "hydrogen") return { acidity: times(log10(molar("hydrogen")), -1) };
  if (given.from === "hydroxide") return { acidity: plus(pkw, log10(molar("hydroxide"))) };
  if (given.from === "ph") return { acidity: figure(given, "ph") };
  if (given.from === "poh") return { acidity: minus(pkw, figure(given, "poh")) };
  if (given.from === "buffer")
    return { acidity: plus(figure(given, "pka"), log10(over(molar("base"), molar("acid")))) };
  const isAcid = given.from === "weak_acid";
  const [k, c] = [figure(given, isAcid ? "ka" : "kb"), molar("concentration")];
  // 2C ÷ (1 + √(1 + 4C ÷ K)): the same root, without a difference of nearly equal figures.
  const ions = over(times(2, c), plus(1, root(plus(1, over(times(4, c), k)), 2)));
  const share = over(times(100, ions), c);
  return isAcid ? { acidity: times(log10(ions), -1), share } : { acidity: plus(pkw, log10(ions)), share };
}

export default ph;

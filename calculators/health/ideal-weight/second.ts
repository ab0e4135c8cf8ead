// Kilograms at five feet, and for every inch above: for women, for men. McCarron and Devine, 1974; Robinson and others, 1983;
// Miller and others, 1983; Hamwi, 1964, in kilograms.
import type { Given, Opinion } from "#calculators/second/given";
import { fixed } from "#calculators/second/print";
import { type Amount, isNegative, minus, over, plus, type Ratio, times } from "#calculators/second/ratio";
import { KILOGRAMS, METRES, measured } from "#calculators/second/units";

const FORMULAS: Readonly<Record<string, Readonly<Record<string, readonly [atFiveFeet: Amount, anInch: Amount]>>>> = {
  devine: { female: ["45.5", "2.3"], male: [50, "2.3"] },
  robinson: { female: [49, "1.7"], male: [52, "1.9"] },
  miller: { female: ["53.1", "1.36"], male: ["56.2", "1.41"] },
  hamwi: { female: ["45.5", "2.2"], male: [48, "2.7"] },
};
const FRAMES: Readonly<Record<string, Amount>> = { small: "0.9", medium: 1, large: "1.1" };

const idealWeight: Opinion = (given) => {
  const height = measured(given, "height", METRES);
  const inches = minus(over(height, "0.0254"), 60);
  const by = (formula: string): Ratio => {
    const [atFiveFeet, anInch] = FORMULAS[formula]?.[given.sex ?? ""] ?? [0, 0];
    return plus(atFiveFeet, times(anInch, inches));
  };
  // The formulas begin at five feet.
  const isTall = !isNegative(inches);
  const ideal = times(by(given.formula ?? ""), given.formula === "hamwi" ? (FRAMES[given.frame ?? ""] ?? 1) : 1);
  const square = times(height, height);
  return {
    ideal_weight: isTall ? inPrint(given, ideal) : undefined,
    healthy_from: inPrint(given, times("18.5", square)),
    healthy_below: inPrint(given, times(25, square)),
    difference:
      isTall && given.weight !== undefined
        ? inPrint(given, minus(measured(given, "weight", KILOGRAMS), ideal))
        : undefined,
    formulas: isTall ? Object.keys(FORMULAS).map((formula) => [null, inPrint(given, by(formula))]) : undefined,
  };
};

function inPrint(given: Given, kilograms: Ratio): string {
  const unit = given.weight_unit ?? "kg";
  return `${fixed(over(kilograms, KILOGRAMS[unit] ?? 1), 1)} ${unit}`;
}

export default idealWeight;

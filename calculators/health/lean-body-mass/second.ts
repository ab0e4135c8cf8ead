import { height, inUnit, mass } from "#calculators/second/body";
import { figure, type Opinion } from "#calculators/second/given";
import { fixed } from "#calculators/second/print";
import { isMore, minus, over, plus, type Ratio, times } from "#calculators/second/ratio";

// Boer and Hume as how-to-build-muscle.eu quotes them; James and Janmahasatian in the form of Anderson and others (2016), with
// the body mass index.
const LINES: Readonly<Record<string, Readonly<Record<string, readonly [string, string, string]>>>> = {
  boer: { male: ["0.407", "0.267", "-19.2"], female: ["0.252", "0.473", "-48.3"] },
  hume: { male: ["0.32810", "0.33929", "-29.5336"], female: ["0.29569", "0.41813", "-43.2933"] },
};

const leanBodyMass: Opinion = (given) => {
  const weight = mass(given, "weight");
  const inPrint = (kilograms: Ratio) => `${fixed(inUnit(given, kilograms), 1)} ${given.weight_unit}`;
  const parts = (lean: Ratio) => ({
    lean_mass: inPrint(lean),
    lean_share: `${fixed(over(times(100, lean), weight), 1)}%`,
    fat_mass: inPrint(minus(weight, lean)),
    fat_share: `${fixed(minus(100, over(times(100, lean), weight)), 1)}%`,
  });
  if (given.known === "body_fat") return parts(minus(weight, over(times(weight, figure(given, "body_fat")), 100)));
  const [tall, isMan] = [height(given), given.sex === "male"];
  const bmi = over(times(weight, 10_000), times(tall, tall));
  const by: Readonly<Record<string, Ratio>> = {
    ...Object.fromEntries(
      Object.entries(LINES).map(([name, lines]) => {
        const [a, b, c] = lines[given.sex ?? ""] ?? ["0", "0", "0"];
        return [name, plus(times(a, weight), times(b, tall), c)];
      }),
    ),
    james: minus(times(isMan ? "1.10" : "1.07", weight), times(isMan ? "0.0128" : "0.0148", bmi, weight)),
    janmahasatian: over(times(9270, weight), plus(isMan ? 6680 : 8780, times(isMan ? 216 : 244, bmi))),
  };
  const isPossible = (lean: Ratio) => isMore(lean, 0) && isMore(weight, lean);
  const lean = by[given.formula ?? ""];
  if (!lean || !isPossible(lean)) return undefined;
  return {
    ...parts(lean),
    formulas: Object.values(by)
      .filter(isPossible)
      .map((one) => [null, inPrint(one)]),
  };
};

export default leanBodyMass;

// Hodgdon and Beckett, Naval Health Research Center 84-11 and 84-29 (1984): density from girths in centimetres, and Siri's
// equation. The form for inches is that of DoD Instruction 1308.3. Deurenberg and others, British Journal of Nutrition 65 (1991).
import { type Given, type Opinion, whole } from "#calculators/second/given";
import { fixed, percent } from "#calculators/second/print";
import { isMore, minus, over, plus, type Ratio, times } from "#calculators/second/ratio";
import { log10 } from "#calculators/second/series";
import { KILOGRAMS, METRES, measured } from "#calculators/second/units";

const BANDS: Readonly<Record<string, readonly number[]>> = {
  female: [0, 10, 14, 21, 25, 32],
  male: [0, 2, 6, 14, 18, 25],
};

const bodyFat: Opinion = (given) => {
  const share = shareOf(given);
  if (!share || !isMore(share, 0) || !isMore(100, share)) return undefined;
  const weight = measured(given, "weight", KILOGRAMS);
  const fat = over(times(weight, share), 100);
  const unit = given.weight_unit ?? "";
  const inPrint = (kilograms: Ratio) => `${fixed(over(kilograms, KILOGRAMS[unit] ?? 1), 1)} ${unit}`;
  return {
    body_fat: `${fixed(share, 1)}%`,
    band: null,
    fat_mass: inPrint(fat),
    lean_mass: inPrint(minus(weight, fat)),
    bands: (BANDS[given.sex ?? ""] ?? []).map((from) => [null, percent(from)]),
  };
};

function shareOf(given: Given): Ratio | undefined {
  if (given.method === "bmi") return byMassIndex(given);
  if ((given.hip === undefined) === (given.sex === "female")) return undefined;
  const girth = (name: string) => over(measured(given, name, METRES), given.method === "navy" ? "0.01" : "0.0254");
  const waist = minus(plus(girth("waist"), given.sex === "female" ? girth("hip") : 0), girth("neck"));
  if (!isMore(waist, 0)) return undefined;
  const [around, height] = [log10(waist), log10(girth("height"))];
  if (given.method === "navy") {
    const [constant, girths, tall] =
      given.sex === "female" ? ["1.29579", "0.35004", "0.22100"] : ["1.0324", "0.19077", "0.15456"];
    const density = plus(minus(constant, times(girths, around)), times(tall, height));
    return isMore(density, 0) ? minus(over(495, density), 450) : undefined;
  }
  const [girths, tall, constant] =
    given.sex === "female" ? ["163.205", "97.684", "-78.387"] : ["86.010", "70.041", "36.76"];
  return plus(minus(times(girths, around), times(tall, height)), constant);
}

/** 1.20 × BMI + 0.23 × age − 10.8 for men − 5.4 */
function byMassIndex(given: Given): Ratio {
  const height = measured(given, "height", METRES);
  const index = over(measured(given, "weight", KILOGRAMS), times(height, height));
  const man = given.sex === "male" ? "10.8" : 0;
  return minus(plus(times("1.20", index), times("0.23", whole(given, "age"))), plus(man, "5.4"));
}

/** No fat at all: 1.2 × 7.75 + 0.23 × 30 - 16.2 = 0. */
export const met = [{ method: "bmi", sex: "male", age: "30", height: "2", height_unit: "m", weight: "31" }];

export default bodyFat;

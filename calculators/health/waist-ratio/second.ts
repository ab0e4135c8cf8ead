import { figure, type Given, type Opinion } from "#calculators/second/given";
import { fixed } from "#calculators/second/print";
import { compare, over, type Ratio, times } from "#calculators/second/ratio";

const CENTIMETERS: Readonly<Record<string, string>> = { cm: "1", m: "100", in: "2.54" };
const around = (given: Given, name: string): Ratio =>
  times(figure(given, name), CENTIMETERS[given[`${name}_unit`] ?? "cm"] ?? 0);
const NAMES = ["Below the healthy range", "Healthy", "Increased risk", "High risk"];
const FROM = ["0", "0.4", "0.5", "0.6"];

const waistRatio: Opinion = (given) => {
  const waist = around(given, "waist");
  const inPrint = (length: Ratio) =>
    `${fixed(over(length, CENTIMETERS[given.waist_unit ?? "cm"] ?? 1), 1)} ${given.waist_unit}`;
  if (given.find === "hip") {
    const hip = around(given, "hip");
    const limit = times(given.sex === "male" ? "0.9" : "0.85", hip);
    return {
      to_hip: fixed(over(waist, hip), 2),
      band: compare(waist, limit) >= 0 ? "Substantially increased risk" : "Not increased",
      half: inPrint(limit),
    };
  }
  const height = around(given, "height");
  const ratio = over(waist, height);
  return {
    to_height: fixed(ratio, 2),
    band: NAMES[FROM.filter((from) => compare(ratio, from) >= 0).length - 1],
    half: inPrint(over(height, 2)),
    bands: FROM.map((from, i) => [NAMES[i] ?? "", from, inPrint(times(from, height))]),
  };
};

export const met: readonly Given[] = ["64", "80", "81", "96"].map((waist) => ({
  find: "height",
  waist,
  waist_unit: "cm",
  height: "160",
  height_unit: "cm",
}));

export default waistRatio;

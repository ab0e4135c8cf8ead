import type { Vectors } from "#engine";
import type bodyFat from "./body-fat.ts";

const motionsplan = (file: string, place: string) => ({
  title: "Motionsplan, tests",
  url: `https://github.com/motionsplan/motionsplan-dk-jekyll/blob/master/src/test/${file}.js`,
  place,
  read: "2026-11-22",
});
const NAVY = motionsplan("fat-pct-navy", "CalculateFatPercent");
const DEURENBERG = motionsplan("fat-pct", "getDuerenberg1991");

const BINARY = "The other program works in binary floating point, so its last digits are off.";

export default [
  {
    given: "A man of 181 cm with a waist of 100 cm and a neck of 40 cm",
    inputs: { sex: "male", weight: 80, height: 181, waist: 100, neck: 40 },
    expected: { body_fat: "24.98923253563953" },
    by: "software",
    source: NAVY,
    differs: BINARY,
  },
  {
    given: "A woman of 181 cm with a waist of 90 cm, hips of 100 cm and a neck of 30 cm",
    inputs: { sex: "female", weight: 80, height: 181, waist: 90, hip: 100, neck: 30 },
    expected: { body_fat: "33.773169748191094" },
    by: "software",
    source: NAVY,
    differs: BINARY,
  },
  {
    given: "A woman of 40, 80 kg and 180 cm, from body mass index",
    inputs: { method: "bmi", sex: "female", age: 40, weight: 80, height: 180 },
    expected: { body_fat: "33.42962962962963" },
    by: "software",
    source: DEURENBERG,
  },
  {
    given: "A man of 40, 80 kg and 180 cm, from body mass index",
    inputs: { method: "bmi", sex: "male", age: 40, weight: 80, height: 180 },
    expected: { body_fat: "22.629629629629626" },
    by: "software",
    source: DEURENBERG,
    differs: BINARY,
  },
  {
    given: "A man by the form for inches: 70 in, waist 34 in, neck 15 in",
    inputs: {
      method: "navy_inches",
      sex: "male",
      height: 70,
      height_unit: "in",
      weight: 80,
      waist: 34,
      waist_unit: "in",
      neck: 15,
      neck_unit: "in",
    },
    expected: { body_fat: "17.5" },
    by: "hand",
    source: { title: "86.010 × log 19 - 70.041 × log 70 + 36.76 = 109.9856 - 129.2325 + 36.76 = 17.5" },
  },
  {
    given: "A woman by the form for inches: 65 in, waist 30 in, hips 38 in, neck 13 in",
    inputs: {
      method: "navy_inches",
      sex: "female",
      height: 65,
      height_unit: "in",
      weight: 65,
      waist: 30,
      waist_unit: "in",
      hip: 38,
      hip_unit: "in",
      neck: 13,
      neck_unit: "in",
    },
    expected: { body_fat: "28.6" },
    by: "hand",
    source: { title: "163.205 × log 55 - 97.684 × log 65 - 78.387 = 284.0359 - 177.0926 - 78.387 = 28.6" },
  },
  {
    given: "A body measured in inches, by the form for centimetres: the unit does not choose the formula",
    inputs: {
      sex: "male",
      weight: 80,
      height: "75.98",
      height_unit: "in",
      waist: "32.87",
      waist_unit: "in",
      neck: "14.17",
      neck_unit: "in",
    },
    expected: { body_fat: "14.443" },
    by: "hand",
    source: { title: "495 ÷ (1.0324 - 0.19077 × log 47.498 + 0.15456 × log 192.9892) - 450 = 14.443" },
    edge: true,
  },
  {
    given: "Exactly 25% is the first of its band",
    inputs: { method: "bmi", sex: "female", age: 20, weight: 86, height: 200 },
    expected: { body_fat: "25.000", band: "Acceptable", fat_mass: "21.5" },
    by: "hand",
    source: { title: "86 ÷ (2 × 2) = 21.5; 1.2 × 21.5 + 0.23 × 20 - 5.4 = 25; 25% of 86 = 21.5" },
    edge: true,
  },
] satisfies Vectors<typeof bodyFat>;

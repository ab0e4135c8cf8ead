import type { Asks } from "#engine";

const NAMES = "(what is my|my)? (waist to height ratio|waist height ratio|whtr) (of|for|with|if)? (a|my|i have a)?";

const WHO = { male: "(male|man)", female: "(female|woman)" } as const;
const MEASURES = { in: "inches", cm: "centimeters" } as const;
const asks: Asks = [
  {
    example: "waist to height ratio 32 inch waist 5'8\"",
    says: [
      `${NAMES} {waist:inches} (waist)? (at|and|for|i am|i'm)? {height:feet} (tall)?`,
      `${NAMES} {height:feet} (tall|person|man|woman)? (with)? (a)? {waist:inches} (waist)?`,
    ],
    inputs: { find: "height", waist_unit: "in", height_unit: "in" },
  },
  {
    example: "waist to height ratio 85 cm waist 178 cm tall",
    says: [`${NAMES} {waist:centimeters} (waist)? (at|and|for|i am|i'm)? {height:centimeters} (tall|height)?`],
    inputs: { find: "height" },
  },
  ...(["male", "female"] as const).flatMap((sex) =>
    (["in", "cm"] as const).map((unit) => {
      const measures = `waist {waist:${MEASURES[unit]}} (and)? hips? {hip:${MEASURES[unit]}}`;
      return {
        example: `waist to hip ratio ${sex} waist ${unit === "in" ? "34 in hip 40 in" : "80 cm hip 100 cm"}`,
        says: [
          `(waist to hip ratio|waist hip ratio|whr) (for|of)? (a)? ${WHO[sex]} (with)? ${measures}`,
          `(waist to hip ratio|waist hip ratio|whr) ${measures} ${WHO[sex]}`,
        ],
        inputs: { find: "hip", sex, ...(unit === "in" ? { waist_unit: unit, hip_unit: unit } : {}) },
      };
    }),
  ),
  {
    example: "waist to hip ratio of a woman with 75 cm waist and 100 cm hips",
    says: [
      "(waist to hip ratio|waist hip ratio) (of|for)? (a)? (woman|women|female) (with)? (a)? {waist:centimeters} (waist)? (and|with)? {hip:centimeters} (hips|hip)?",
    ],
    inputs: { find: "hip", sex: "female" },
  },
  {
    example: "waist to hip ratio of a man with 36 inch waist and 40 inch hips",
    says: [
      "(waist to hip ratio|waist hip ratio) (of|for)? (a)? (man|men|male) (with)? (a)? {waist:inches} (waist)? (and|with)? {hip:inches} (hips|hip)?",
    ],
    inputs: { find: "hip", sex: "male", waist_unit: "in", hip_unit: "in" },
  },
];

export default asks;

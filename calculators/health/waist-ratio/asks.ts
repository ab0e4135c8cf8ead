import type { Asks } from "#engine";

const NAMES = "(what is my|my)? (waist to height ratio|waist height ratio|whtr) (of|for|with|if)? (a|my|i have a)?";

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

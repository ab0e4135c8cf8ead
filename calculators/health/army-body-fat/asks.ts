import type { Asks } from "#engine";

const asks: Asks = [
  {
    examples: ["army body fat 25 year old man 5'10\" 185 lb abdomen 34 in"],
    about: ["army body fat", "army tape test", "tape test"],
    words: { abdomen: ["abdomen", "waist", "belly"] },
  },
];

export default asks;

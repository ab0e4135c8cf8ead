import type { Asks } from "#engine";

const SIZE = "(shoe)? (size)?";
const INTO = "(in|to|into|is what in) (eu|european|europe|uk|british|us|american|japanese|cm|mondopoint)";
const one = (example: string, system: string, group: string, words: string, who: string) => ({
  example,
  says: [
    `(convert|what is)? (a)? ${words} ${who} ${SIZE} {size:plain} (shoe|shoes)? ${INTO} ${SIZE}`,
    `(convert|what is)? (a)? ${who} ${words} ${SIZE} {size:plain} (shoe|shoes)? ${INTO} ${SIZE}`,
  ],
  inputs: { from: system, group },
});

/** An EU or UK size is of the same foot for whoever wears it; the answer says both US sizes. */
const unisex = (example: string, system: string, words: string) => ({
  example,
  says: [
    `(convert|what is)? (a)? ${SIZE} {size:plain} ${words} (shoe|shoes)? ${INTO} ${SIZE}`,
    `(convert|what is)? (a)? ${words} ${SIZE} {size:plain} (shoe|shoes)? ${INTO} ${SIZE}`,
  ],
  inputs: { from: system, group: "men" },
});

const asks: Asks = [
  unisex("shoe size 42 eu in us", "eu", "eu"),
  one("us men's size 9 in eu", "us", "men", "us", "(mens|men's|men)"),
  one("us women's size 8 in eu", "us", "women", "us", "(womens|women's|women|ladies)"),
  one("eu men's size 43 in us", "eu", "men", "eu", "(mens|men's|men)"),
  one("uk women's size 5 in eu", "uk", "women", "uk", "(womens|women's|women|ladies)"),
];

export default asks;

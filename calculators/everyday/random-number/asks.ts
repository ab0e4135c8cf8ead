import type { Asks } from "#engine";

const NUMBER = "(generate|pick|draw|give me|choose)? (me)? (a|one)? random (whole)? (number|integer)";

const asks: Asks = [
  {
    example: "random number between 1 and 100 seed 42",
    says: [`${NUMBER} (between|from)? {from:whole} (and|to|-) {to:whole} ,? (with)? (the)? seed (of)? {seed:whole}`],
    inputs: { find: "integers" },
  },
  {
    example: "roll 2 dice seed 7",
    says: ["(roll|throw) {dice:count} dice ,? (with)? (the)? seed (of)? {seed:whole}"],
    inputs: { find: "dice" },
  },
  {
    example: "toss 3 coins seed 7",
    says: ["(toss|flip) {tosses:count} (coins|times) ,? (with)? (the)? seed (of)? {seed:whole}"],
    inputs: { find: "coins" },
  },
];

export default asks;

import type { Asks } from "#engine";

const asks: Asks = [
  { examples: ["ideal weight for a 5'6\" woman", "ideal weight for a 168 cm man"], about: ["ideal weight"] },
];

export default asks;

import type { Asks } from "#engine";
import { wordsOf } from "#numbers/dimension";
import { ECONOMIES } from "#numbers/units";

const { mpg_us, mpg_uk, ...others } = wordsOf(ECONOMIES);
const IN_BRITAIN = {
  mpg_uk: `${mpg_uk}|mpg|miles? per gallon`,
  mpg_us: "us mpg|mpg us|miles? per us gallon",
  ...others,
};

const asks: Asks = [
  { converts: { mpg_us: `${mpg_us}`, mpg_uk: `${mpg_uk}`, ...others }, convertsIn: { "en-GB": IN_BRITAIN } },
];

export default asks;

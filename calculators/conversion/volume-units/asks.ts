import type { Asks } from "#engine";
import { wordsOf } from "#numbers/dimension";
import { VOLUME } from "#numbers/units";

const { ml, l, us_floz, us_pt, us_qt } = VOLUME;

const asks: Asks = [
  { converts: wordsOf(VOLUME) },
  // A gallon by itself is the US one; the imperial reading is offered beside it.
  {
    converts: {
      ml: ml.words,
      l: l.words,
      uk_floz: us_floz.words,
      uk_pt: us_pt.words,
      uk_qt: us_qt.words,
      uk_gal: "gallons?|gal",
    },
  },
];

export default asks;

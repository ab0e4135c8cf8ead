import type { Asks } from "#engine";
import { wordsOf } from "#numbers/dimension";
import { DATA_RATES } from "#numbers/units";

const asks: Asks = [{ converts: wordsOf(DATA_RATES) }];

export default asks;

import type { Asks } from "#engine";
import { wordsOf } from "#numbers/dimension";
import { MASSES } from "#numbers/units";

const asks: Asks = [{ converts: wordsOf(MASSES) }];

export default asks;

import type { Asks } from "#engine";
import { wordsOf } from "#numbers/dimension";
import { TIMES } from "#numbers/units";

const asks: Asks = [{ converts: wordsOf(TIMES) }];

export default asks;

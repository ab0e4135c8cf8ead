import type { Asks } from "#engine";
import { wordsOf } from "#numbers/dimension";
import { TEMPERATURE } from "#numbers/units";

const asks: Asks = [{ converts: wordsOf(TEMPERATURE) }];

export default asks;

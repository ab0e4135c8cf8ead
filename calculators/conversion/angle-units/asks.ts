import type { Asks } from "#engine";
import { wordsOf } from "#numbers/dimension";
import { ANGLES } from "#numbers/units";

const asks: Asks = [{ converts: wordsOf(ANGLES) }];

export default asks;

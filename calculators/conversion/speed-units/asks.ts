import type { Asks } from "#engine";
import { wordsOf } from "#numbers/dimension";
import { SPEEDS } from "#numbers/units";

const asks: Asks = [{ converts: wordsOf(SPEEDS) }];

export default asks;

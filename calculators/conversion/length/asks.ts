import type { Asks } from "#engine";
import { wordsOf } from "#numbers/dimension";
import { LENGTHS } from "#numbers/units";

const asks: Asks = [{ converts: wordsOf(LENGTHS) }];

export default asks;

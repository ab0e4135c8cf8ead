import type { Asks } from "#engine";
import { wordsOf } from "#numbers/dimension";
import { FORCES } from "#numbers/units";

const asks: Asks = [{ converts: wordsOf(FORCES) }];

export default asks;

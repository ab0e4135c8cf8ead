import type { Asks } from "#engine";
import { wordsOf } from "#numbers/dimension";
import { PRESSURES } from "#numbers/units";

const asks: Asks = [{ converts: wordsOf(PRESSURES) }];

export default asks;

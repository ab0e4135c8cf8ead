import type { Asks } from "#engine";
import { wordsOf } from "#numbers/dimension";
import { AREAS } from "#numbers/units";

const asks: Asks = [{ converts: wordsOf(AREAS) }];

export default asks;

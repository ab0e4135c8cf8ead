import type { Asks } from "#engine";
import { wordsOf } from "#numbers/dimension";
import { INFORMATION } from "#numbers/units";

const asks: Asks = [{ converts: wordsOf(INFORMATION) }];

export default asks;

import type { Asks } from "#engine";
import { wordsOf } from "#math/dimension";
import { MASSES } from "#math/units";

const asks: Asks = [{ converts: wordsOf(MASSES) }];

export default asks;

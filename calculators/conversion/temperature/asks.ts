import type { Asks } from "#engine";
import { wordsOf } from "#math/dimension";
import { TEMPERATURE } from "#math/units";

const asks: Asks = [{ converts: wordsOf(TEMPERATURE) }];

export default asks;

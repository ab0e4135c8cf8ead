import type { Asks } from "#engine";
import { wordsOf } from "#math/dimension";
import { LENGTHS } from "#math/units";

const asks: Asks = [{ converts: wordsOf(LENGTHS) }];

export default asks;

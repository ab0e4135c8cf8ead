import type { Asks } from "#engine";
import { wordsOf } from "#math/dimension";
import { AREAS } from "#math/units";

const asks: Asks = [{ converts: wordsOf(AREAS) }];

export default asks;

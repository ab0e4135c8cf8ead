import type { Asks } from "#engine";
import { wordsOf } from "#numbers/dimension";
import { TORQUES } from "#numbers/units";

const asks: Asks = [{ converts: wordsOf(TORQUES) }];

export default asks;

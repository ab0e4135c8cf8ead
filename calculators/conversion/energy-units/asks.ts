import type { Asks } from "#engine";
import { wordsOf } from "#numbers/dimension";
import { ENERGIES } from "#numbers/units";

const asks: Asks = [{ converts: wordsOf(ENERGIES) }];

export default asks;

import { atRest, EQUATION_NAMES, inUnit, lean } from "#calculators/second/body";
import type { Opinion, Rows } from "#calculators/second/given";
import { fixed } from "#calculators/second/print";
import { type Ratio, times } from "#calculators/second/ratio";

const bmr: Opinion = (given) => {
  const energy = atRest(given);
  const isKatch = given.formula === "katch_mcardle";
  const inPrint = (kilocalories: Ratio) => `${fixed(kilocalories, 0)} kcal a day`;
  const byEach = (): Rows => EQUATION_NAMES.map((formula) => [null, inPrint(atRest(given, formula))]);
  return {
    bmr: inPrint(energy),
    kilojoules: `${fixed(times(energy, "4.184"), 0)} kJ a day`,
    lean_mass: isKatch ? `${fixed(inUnit(given, lean(given)), 1)} ${given.weight_unit}` : undefined,
    formulas: isKatch ? undefined : byEach(),
  };
};

export default bmr;

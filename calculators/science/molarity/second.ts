// The definition of molarity, in grams, moles and liters.
import { figure, type Opinion } from "#calculators/second/given";
import { significant } from "#calculators/second/print";
import { over, type Ratio, times } from "#calculators/second/ratio";
import { CUBIC_METRES, KILOGRAMS, measured } from "#calculators/second/units";

const MOLES = { mol: 1, mmol: "0.001", umol: "0.000001" };
const MOLAR = { mol_l: 1, mmol_l: "0.001", umol_l: "0.000001", nmol_l: "0.000000001" };

const molarity: Opinion = (given) => {
  const grams = () => times(measured(given, "mass", KILOGRAMS), 1000);
  const liters = () => times(measured(given, "volume", CUBIC_METRES), 1000);
  const molar = () => measured(given, "concentration", MOLAR);
  const weight = () => figure(given, "molar_mass");
  switch (given.find) {
    case "molarity":
      return said(over(grams(), weight()), liters(), weight());
    case "from_moles":
      return said(measured(given, "moles", MOLES), liters());
    case "mass":
      return said(times(molar(), liters()), liters(), weight());
    case "volume":
      return said(over(grams(), weight()), over(grams(), times(weight(), molar())), weight());
    default:
      return said(times(molar(), liters()), liters(), over(grams(), times(molar(), liters())));
  }
};

function said(moles: Ratio, liters: Ratio, weight?: Ratio) {
  const shown = (value: Ratio) => significant(value, 9);
  const grams = weight && times(moles, weight);
  return {
    molarity: shown(over(moles, liters)),
    millimolar: shown(over(times(moles, 1000), liters)),
    grams_per_liter: grams && shown(over(grams, liters)),
    amount: shown(moles),
    grams: grams && shown(grams),
    molar_mass: weight && shown(weight),
    milliliters: shown(times(liters, 1000)),
    liters: shown(liters),
  };
}

export default molarity;

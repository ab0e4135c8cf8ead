import { ENERGIES } from "#numbers/units";
import { converter } from "../../shared/converter.ts";

export default converter({
  name: "Energy converter",
  summary: "Convert joules, kilowatt-hours, calories, Btu, therms and other units of energy.",
  measures: "Energy",
  units: ENERGIES,
  counted: "J",
  begins: [250, "kcal", "kJ"],
});

import { PRESSURES } from "#numbers/units";
import { converter } from "../../shared/converter.ts";

export default converter({
  name: "Pressure converter",
  summary: "Convert psi, bar, kilopascals, atmospheres and columns of mercury or water.",
  measures: "Pressure",
  units: PRESSURES,
  counted: "Pa",
  begins: [32, "psi", "bar"],
});

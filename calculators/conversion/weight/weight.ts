import { MASS, MASSES } from "#numbers/units";
import { converter } from "../../shared/converter.ts";

export default converter({
  name: "Weight converter",
  summary: "Convert kilograms, pounds, stone, ounces, tons and grams.",
  measures: "Weight",
  units: MASSES,
  counted: "kg",
  begins: [150, "lb", "kg"],
  measured: MASS,
});

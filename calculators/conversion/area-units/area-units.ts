import { AREAS } from "#numbers/units";
import { converter } from "../../shared/converter.ts";

export default converter({
  name: "Area converter",
  summary: "Convert square feet, square meters, acres, hectares and other units of area.",
  measures: "Area",
  units: AREAS,
  counted: "m2",
  begins: [2.5, "acre", "ha"],
});

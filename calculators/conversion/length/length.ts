import { LENGTH, LENGTHS } from "#numbers/units";
import { converter } from "../../shared/converter.ts";

export default converter({
  name: "Length converter",
  summary: "Convert meters, feet, inches, miles and other units of length.",
  measures: "Length",
  units: LENGTHS,
  counted: "m",
  begins: [6, "ft", "m"],
  min: -1e12,
  measured: LENGTH,
});

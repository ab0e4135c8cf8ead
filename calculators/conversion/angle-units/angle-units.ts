import { ANGLES } from "#numbers/units";
import { converter } from "../../shared/converter.ts";

export default converter({
  name: "Angle converter",
  summary: "Convert degrees, radians, gradians, turns, minutes and seconds of arc, and mils.",
  measures: "Angle",
  units: ANGLES,
  counted: "deg",
  begins: [180, "deg", "rad"],
  min: -1e12,
});

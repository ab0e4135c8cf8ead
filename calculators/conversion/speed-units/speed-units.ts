import { SPEEDS } from "#numbers/units";
import { converter } from "../../shared/converter.ts";

export default converter({
  name: "Speed converter",
  summary: "Convert mph, km/h, knots, meters per second and other units of speed.",
  measures: "Speed",
  units: SPEEDS,
  counted: "kmh",
  begins: [65, "mph", "kmh"],
});

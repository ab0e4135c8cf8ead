import { VOLUME } from "#numbers/units";
import { converter } from "../../shared/converter.ts";

export default converter({
  name: "Volume converter",
  summary: "Convert liters, gallons, cups, pints and fluid ounces, US and imperial.",
  measures: "Volume",
  units: VOLUME,
  counted: "ml",
  begins: [5, "us_gal", "l"],
});

import { TIMES } from "#numbers/units";
import { converter } from "../../shared/converter.ts";

export default converter({
  name: "Time converter",
  summary: "Convert seconds, minutes, hours, days, weeks, months, years and other units of time.",
  measures: "Time",
  units: TIMES,
  counted: "s",
  begins: [1000000, "s", "d"],
});

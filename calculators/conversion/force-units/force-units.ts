import { FORCES } from "#numbers/units";
import { converter } from "../../shared/converter.ts";

export default converter({
  name: "Force converter",
  summary: "Convert newtons, pounds of force, kilograms of force, kips, dynes and more.",
  measures: "Force",
  units: FORCES,
  counted: "N",
  begins: [100, "lbf", "N"],
  beginsIn: { elsewhere: [100, "kgf", "N"] },
});

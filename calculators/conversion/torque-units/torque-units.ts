import { TORQUES } from "#numbers/units";
import { converter } from "../../shared/converter.ts";

export default converter({
  name: "Torque converter",
  summary: "Convert newton-meters, foot-pounds, inch-pounds, kilogram-meters and more.",
  measures: "Torque",
  units: TORQUES,
  counted: "Nm",
  begins: [100, "lbf_ft", "Nm"],
  beginsIn: { elsewhere: [100, "Nm", "lbf_ft"] },
});

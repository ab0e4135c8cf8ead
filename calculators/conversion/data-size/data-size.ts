import { INFORMATION } from "#numbers/units";
import { converter } from "../../shared/converter.ts";

export default converter({
  name: "Data size converter",
  summary: "Convert bits, bytes, MB, GB, MiB and GiB.",
  measures: "Size",
  units: INFORMATION,
  counted: "bit",
  begins: [1, "TB", "GiB"],
});

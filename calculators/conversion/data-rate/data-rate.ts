import { DATA_RATES } from "#numbers/units";
import { converter } from "../../shared/converter.ts";

export default converter({
  name: "Data rate converter",
  summary: "Convert Mbit/s to MB/s, GB per hour and other units of transfer speed.",
  measures: "Data rate",
  units: DATA_RATES,
  counted: "bps",
  begins: [100, "Mbps", "MB_s"],
});

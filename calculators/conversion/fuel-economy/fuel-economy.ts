import { ECONOMIES } from "#numbers/units";
import { converter } from "../../shared/converter.ts";

export default converter({
  name: "Fuel economy converter",
  summary: "Convert mpg (US and UK), L/100 km, km/L, MPGe, miles per kWh and kWh/100 km.",
  measures: "Fuel economy",
  units: ECONOMIES,
  counted: "km_per_l",
  begins: [30, "mpg_us", "l_per_100km"],
  beginsIn: {
    elsewhere: [7, "l_per_100km", "mpg_us"],
    "en-GB": [40, "mpg_uk", "l_per_100km"],
    "en-IN": [15, "km_per_l", "l_per_100km"],
    "ja-JP": [18, "km_per_l", "l_per_100km"],
    "es-MX": [14, "km_per_l", "l_per_100km"],
    "pt-BR": [11, "km_per_l", "l_per_100km"],
  },
  min: 0.001,
});

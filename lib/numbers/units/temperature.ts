// Celsius: Resolution 3 of the 9th General Conference on Weights and Measures (1948), and the SI Brochure, 9th edition
// (2019), section 2.3.1. Fahrenheit and Rankine: NIST Special Publication 811 (2008), appendix B.8; a degree is 5/9 K.
import { unitsBy } from "../dimension.ts";

/** Each scale also says what it reads where water freezes, at 273.15 K. */
export const TEMPERATURE = /* @__PURE__ */ unitsBy({
  celsius: ["Celsius (°C)", "°C", "1 kelvin", "c|°c|celsius|centigrade", "0"],
  fahrenheit: ["Fahrenheit (°F)", "°F", "5 ÷ 9 kelvin", "f|°f|fahrenheit", "32"],
  kelvin: ["Kelvin (K)", "K", "1", "k|kelvins?", "273.15"],
  rankine: ["Rankine (°R)", "°R", "5 ÷ 9 kelvin", "°?r|rankine", "491.67"],
});

// In joules. The calories and Btu of the International Table (1956) and of thermochemistry, the therms and the ton of TNT: NIST Special
// Publication 811 (2008), appendix B. Electronvolt: the SI since 2019. Ton of oil equivalent: the International Energy Agency.
import { unitsBy } from "../dimension.ts";

export const ENERGIES = /* @__PURE__ */ unitsBy({
  J: ["Joules (J)", "J", "1", "joules?"],
  kJ: ["Kilojoules (kJ)", "kJ", "1000 J", "kj|kilojoules?"],
  MJ: ["Megajoules (MJ)", "MJ", "1000 kJ", "mj|megajoules?"],
  GJ: ["Gigajoules (GJ)", "GJ", "1000 MJ", "gj|gigajoules?"],
  Wh: ["Watt-hours (Wh)", "Wh", "3600 J", "wh|watt[- ]hours?"],
  kWh: ["Kilowatt-hours (kWh)", "kWh", "1000 Wh", "kwh|kilowatt[- ]hours?"],
  MWh: ["Megawatt-hours (MWh)", "MWh", "1000 kWh", "mwh|megawatt[- ]hours?"],
  kcal: ["Kilocalories (kcal), calories on food labels", "kcal", "1000 cal", "kcal|kilocalories?|food calories?"],
  cal: ["Calories (cal), small", "cal", "4.184 J", "cal|small calories?"],
  kcal_it: ["Kilocalories, International Table", "kcal (IT)", "1000 cal_it"],
  cal_it: ["Calories, International Table", "cal (IT)", "4.1868 J"],
  btu: ["British thermal units (Btu), International Table", "Btu", "1055.05585262 J", "btus?|british thermal units?"],
  btu_th: ["British thermal units, thermochemical", "Btu (th)", "4.184 × 453.59237 × 5 ÷ 9 J"],
  mmbtu: ["Million Btu (MMBtu)", "MMBtu", "1000000 btu", "mmbtu|million btu"],
  therm_us: ["Therms, on US gas bills", "therms", "105480400 J", "therms?"],
  therm_ec: ["Therms of 100,000 Btu (IT), in Europe", "therms (EC)", "100000 btu"],
  ftlb: ["Foot-pounds (ft·lbf)", "ft·lbf", "0.45359237 × 9.80665 × 0.3048 J", "ft[-· ]lbf?|foot[- ]pounds?"],
  hph: ["Horsepower-hours (hp·h)", "hp·h", "1980000 ftlb", "horsepower[- ]hours?"],
  erg: ["Ergs", "erg", "0.0000001 J", "ergs?"],
  eV: ["Electronvolts (eV)", "eV", "0.0000000000000000001602176634 J", "ev|electron[- ]?volts?"],
  toe: ["Tons of oil equivalent (toe)", "toe", "41868000000 J", "toe|tons? of oil( equivalent)?"],
  tnt: ["Tons of TNT", "tons of TNT", "4184000000 J", "tons? of tnt"],
});

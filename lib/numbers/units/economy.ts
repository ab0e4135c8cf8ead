// In kilometers per liter of gasoline. Mile and gallons: NIST Special Publication 811 (2008), appendix B. Electricity by the
// equivalence that the labels of the US Environmental Protection Agency use for MPGe: 33.7 kWh have the energy of a US gallon of gasoline.
import { unitsBy } from "../dimension.ts";

export const ECONOMIES = /* @__PURE__ */ unitsBy({
  mpg_us: [
    "Miles per US gallon (mpg)",
    "mpg (US)",
    "1.609344 ÷ 3.785411784 km_per_l",
    "(us )?mpg( us)?|miles? per (us )?gallon",
  ],
  mpg_uk: [
    "Miles per imperial gallon (mpg, UK)",
    "mpg (UK)",
    "1.609344 ÷ 4.54609 km_per_l",
    "(uk|imperial) mpg|mpg (uk|imperial)|miles? per (uk|imperial) gallon",
  ],
  l_per_100km: [
    "Liters per 100 km (L/100 km)",
    "L/100 km",
    "100 ÷ km_per_l",
    "l(it(er|re)s?)?( ?/ ?| per )100 ?(km|kilomet(er|re)s)",
  ],
  km_per_l: ["Kilometers per liter (km/L)", "km/L", "1", "km/l|kmpl|(km|kilomet(er|re)s?) per l(it(er|re))?"],
  mi_per_l: ["Miles per liter", "mi/L", "1.609344 km_per_l", "mi/l|miles? per lit(er|re)"],
  gal_per_100mi: ["US gallons per 100 miles", "gal/100 mi", "100 ÷ mpg_us", "gal(lons?)?( ?/ ?| per )100 ?(mi|miles)"],
  l_per_10km: [
    "Liters per 10 km (Scandinavian mil)",
    "L/10 km",
    "10 ÷ km_per_l",
    "l(it(er|re)s?)?( ?/ ?| per )10 ?(km|kilomet(er|re)s)",
  ],
  mpge: ["MPGe, electric cars in the US", "MPGe", "1 mpg_us", "mpg-?e"],
  mi_per_kwh: ["Miles per kWh", "mi/kWh", "33.7 mpge", "mi/kwh|miles? per kwh"],
  km_per_kwh: ["Kilometers per kWh", "km/kWh", "1 ÷ 1.609344 mi_per_kwh", "km/kwh|(km|kilomet(er|re)s?) per kwh"],
  kwh_per_100mi: ["kWh per 100 miles", "kWh/100 mi", "100 ÷ mi_per_kwh", "kwh( ?/ ?| per )100 ?(mi|miles)"],
  kwh_per_100km: ["kWh per 100 km", "kWh/100 km", "100 ÷ km_per_kwh", "kwh( ?/ ?| per )100 ?(km|kilomet(er|re)s)"],
  wh_per_mi: ["Watt-hours per mile", "Wh/mi", "1000 ÷ mi_per_kwh", "wh( ?/ ?| per )mi(les?)?"],
  wh_per_km: ["Watt-hours per kilometer", "Wh/km", "1000 ÷ km_per_kwh", "wh( ?/ ?| per )(km|kilomet(er|re))"],
});

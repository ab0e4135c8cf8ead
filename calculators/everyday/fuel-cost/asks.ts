import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "fuel cost 300 miles 30 mpg $3.50 per gallon",
    about: "fuel cost|gas cost|cost of gas|gas money|gas|fuel",
    slots: ["{economy:number} mpg", "{distance:number} (miles|mi)", "{price:rate}(( per| a|/)?( )?(gallon|gal))?"],
    inputs: { distance_unit: "mi", economy_as: "mpg_us", price_per: "us_gal" },
  },
  {
    example: "fuel cost 450 km 7 l/100 km 1.75 per litre",
    about: "fuel cost|petrol cost|gas cost|petrol|gas|fuel",
    slots: [
      "{economy:plain} ?l/100( )?km",
      "{distance:number} (km|kilometers|kilometres)",
      "{price:rate}( per | a |/| €/)( )?(l|liter|litre)",
    ],
    inputs: { distance_unit: "km", economy_as: "l_per_100km", price_per: "l" },
  },
  {
    example: "electric car 200 miles 33 kWh/100 miles $0.13 per kWh",
    about: "electric car|ev|charging cost|cost of charging|electricity cost",
    slots: [
      "{economy:number} kwh( per |/)100( )?(miles|mi)",
      "{distance:number} (miles|mi)",
      "{price_per_kwh:number}( per | a |/)kwh",
    ],
    inputs: { distance_unit: "mi", economy_as: "kwh_per_100mi" },
  },
];

export default asks;

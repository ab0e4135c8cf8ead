import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "gas cost 300 miles 25 mpg 3.50",
    says: [
      "(gas|fuel|petrol) (cost|money|price) (for|of)? {distance:plain} (miles|mi) (at)? {economy:plain} mpg (at|and|with)? {price:rate} (a|per|/)? (gallon|gal)?",
    ],
    inputs: { distance_unit: "mi", economy_as: "mpg_us", price_per: "us_gal" },
    assumed: { "": "US gallons" },
  },
  {
    examples: [
      "fuel cost 300 miles 30 mpg $3.50 per gallon",
      "fuel cost 450 km 7 l/100 km 1.75 per litre",
      "electric car 200 miles 33 kWh/100 miles $0.13 per kWh",
    ],
    words: { distance: ["trip"] },
    about: ["gas", "fuel", "petrol", "gas money", "electric car", "charging cost", "ev"],
    optionsIn: {
      "en-GB": { economy_as: { mpg_uk: ["mpg"] }, price_per: { uk_gal: ["gallon", "gal"], l: ["litre", "l"] } },
    },
    options: {
      economy_as: {
        mpg_us: ["mpg"],
        l_per_100km: ["l100km"],
        kwh_per_100mi: ["kwh100miles", "kwh100mi"],
      },
      price_per: { us_gal: ["gallon", "gal"], l: ["litre", "l"] },
    },
  },
];

export default asks;

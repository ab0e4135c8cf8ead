import type { Asks } from "#engine";

const NAME = "(what is|what's|whats)? (my|the)? (gas mileage|mpg|mileage|miles per gallon|fuel economy)";
const USED = "(on|from|with|used|using|and|,)? {fuel:plain} (gallon|gallons|gal)";

const asks: Asks = [
  {
    example: "gas mileage 330 miles 11 gallons",
    says: [
      `${NAME} (for|of|with|if i drove|on|from)? {distance:plain} (mi|mile|miles) ${USED}`,
      `{distance:plain} (mi|mile|miles) ${USED} (is|in|=)? (how many|what)? (mpg|miles per gallon)`,
    ],
    inputs: { find: "one", units: "us" },
  },
  {
    example: "fuel consumption 500 km 35 liters",
    says: [
      "(fuel consumption|fuel economy|l/100km|consumption) (for|of|with|on)? {distance:plain} (km|kilometers|kilometres) (on|from|with|and|,)? {fuel:plain} (l|liter|liters|litre|litres)",
      "(fuel consumption|fuel economy|gas mileage|consumption) {fuel:plain} (l|liter|liters|litre|litres) (for|over|on|in) {distance:plain} (km|kilometers|kilometres)",
    ],
    inputs: { find: "one", units: "metric" },
  },
];

export default asks;

import type { Asks } from "#engine";

const NAME =
  "(how much)? (what)? (does it|is the)? (electricity cost|electric cost|electric bill|energy cost|power cost|running cost|cost|cost of electricity)";
const THING =
  "(tv|television|heater|space heater|bulb|light bulb|light|lamp|fan|fridge|refrigerator|freezer|computer|pc|ac|air conditioner|oven|microwave|iron|dryer|appliance|device)?";
const HOURS = "(for|running)? {hours:plain} (h|hr|hrs|hours|hour) (a day|per day|each day|daily|/day)?";
const RATE = "(for)? ({days:plain} days)? (at|and|with|if)? {rate:rate} (per|a|/)? (kwh|kilowatt hour)?";
const says = (watts: string) => [
  `${NAME} (of|for|to run|of running)? (an|a|my|the)? ${watts} ${THING} ${HOURS} ${RATE}`,
];

const asks: Asks = [
  {
    example: "electricity cost 1500 watts 3 hours a day $0.17 per kwh",
    says: says("{power:plain} (w|watt|watts)"),
    inputs: { from: "one", power_unit: "W" },
    assumed: { days: "30 days" },
  },
  {
    example: "electricity cost 2 kw 6 hours a day 31 days $0.12 per kwh",
    says: says("{power:plain} (kw|kilowatt|kilowatts)"),
    inputs: { from: "one", power_unit: "kW" },
    assumed: { days: "30 days" },
  },
  {
    examples: ["electric bill 890 kwh at $0.17 per kwh"],
    about: ["electricity", "electric bill", "power bill", "light bill", "energy cost"],
    words: { used: ["kwh", "used"] },
    options: { from: { meter: ["bill"] } },
  },
];

export default asks;

import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "charge a 75 kwh battery from 20% to 80% at 7.2 kw",
    says: [
      "(how long)? (to|does it take to)? (charge|charging) (an|a|my)? {battery:number} kwh (battery|car|ev)? from {from_charge:percent} to {to_charge:percent} (at|with|on) (a)? {power:number} kw",
    ],
    assumed: { "": "10% lost in charging" },
  },
  {
    example: "electric car charging 60 kwh 7 kw",
    says: [
      "(how long)? (electric car|ev|car) (charging|charge) (time)? (for|of)? {battery:number} kwh (battery)? (at|with|on|from)? (a)? {power:number} kw (charger)?",
    ],
    assumed: { "": "from 20% to 80%, with 10% lost in charging" },
  },
  {
    example: "cost to charge a 75 kwh ev at 14 cents from 20 to 80%",
    says: [
      "(what does it|how much does it|how much to)? (cost to|cost of)? (charge|charging) (an|a|my)? {battery:number} kwh (battery|car|ev|electric car)? (at|with) {price:rate} (a|per)? (kwh)? from {from_charge:plain}[%]? to {to_charge:percent}",
      "(what does it|how much does it|how much to)? (cost to|cost of)? (charge|charging) (an|a|my)? {battery:number} kwh (battery|car|ev|electric car)? from {from_charge:plain}[%]? to {to_charge:percent} (at|with) {price:rate} (a|per)? (kwh)?",
    ],
    inputs: { power: "7.2" },
    assumed: { "": "10% lost in charging" },
    answer: "cost",
  },
  {
    example: "cost to charge a 75 kwh battery at $0.15",
    says: [
      "(what does it|how much does it)? cost (to|of) (charge|charging) (an|a|my)? {battery:number} kwh (battery|car|ev|electric car)? (at|with) {price:rate} (a|per)? (kwh)?",
    ],
    inputs: { from_charge: "0", to_charge: "100", power: "7.2" },
    assumed: { "": "from empty to full, with 10% lost in charging" },
    answer: "cost",
  },
];

export default asks;

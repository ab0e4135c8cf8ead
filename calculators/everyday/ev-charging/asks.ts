import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "charge a 75 kwh battery from 20% to 80% at 7.2 kw",
    says: [
      "(how long)? (to|does it take to)? (charge|charging) (an|a|my)? {battery:number} kwh (battery|car|ev)? from {from_charge:percent} to {to_charge:percent} (at|with|on) (a)? {power:number} kw",
    ],
    assumed: { "": "10% lost in charging" },
  },
];

export default asks;

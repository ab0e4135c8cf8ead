import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "20% off $59.99",
    says: [
      "{discount_rate:percent} off (of)? {price:number}",
      "{price:number} (at|with)? {discount_rate:percent} off",
      "(sale)? price (of)? {price:number} (at|with)? {discount_rate:percent} off",
      "(price after)? (a)? {discount_rate:percent} discount (on|of|from)? {price:number}",
      "{price:number} (at|with|after)? (a)? {discount_rate:percent} discount",
      "take {discount_rate:percent} off (of)? {price:number}",
    ],
    inputs: { find: "percent_off" },
  },
  {
    example: "120 with 50% off and then 20% off",
    says: [
      "{price:number} (with|at)? {discount_rate:percent} off (and)? (then)? (another)? {second_rate:percent} off",
      "{discount_rate:percent} off {price:number} (and)? (then)? (another|an extra|an additional)? {second_rate:percent} off",
    ],
    inputs: { find: "percent_off" },
  },
  {
    example: "what percent off is 60 from 80",
    says: ["(what)? (percent|percentage|%) off (is|if)? (it is)? {sale_price:number} from {price:number}"],
    inputs: { find: "rate" },
  },
  {
    example: "45 is 50% off what",
    says: ["{sale_price:number} is {discount_rate:percent} off (of)? (what|what price)"],
    inputs: { find: "original" },
  },
  {
    examples: ["20% off 50 with 8% tax"],
    about: ["off"],
    words: { sale_price: ["after"], discount_rate: ["off"], tax_rate: ["tax"] },
  },
];

export default asks;

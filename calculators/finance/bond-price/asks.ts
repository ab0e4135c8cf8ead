import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "price of a 5.75% bond due 15 Nov 2035 at 6.5% yield",
    says: [
      "(bond)? (price|value) of (a|an)? {coupon_rate:percent} (coupon)? bond (due|maturing|that matures) (on)? {maturity:date} (at|with|for|to) (a|an)? (yield of)? {annual_yield:percent} (yield|ytm|yield to maturity)?",
      "bond (price|value) (:)? {coupon_rate:percent} coupon (due|maturing|matures)? (on)? {maturity:date} (at|yield|ytm)? {annual_yield:percent} (yield|ytm|yield to maturity)?",
    ],
    inputs: { find: "price", settlement: "today" },
    assumed: { "": "bought today" },
  },
  {
    example: "yield of a 5.75% bond due 15 Nov 2035 at a price of 94.63",
    says: [
      "(yield|ytm|yield to maturity) (of|on) (a|an)? {coupon_rate:percent} (coupon)? bond (due|maturing|that matures) (on)? {maturity:date} (at|priced at|for|trading at) (a price of)? {clean_price:number}",
    ],
    inputs: { find: "yield", settlement: "today" },
    assumed: { "": "bought today" },
  },
];

export default asks;

import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "vat on 640 at 20%",
    says: [
      "(vat|gst) on {price_without:number} at {vat_rate:percent}",
      "(vat|gst) (of)? {vat_rate:percent} on {price_without:number}",
      "{vat_rate:percent} (vat|gst) on {price_without:number}",
    ],
    inputs: { find: "gross" },
    answer: "vat",
  },
  {
    example: "119 including 19% vat net",
    says: [
      "{price_with:number} (including|incl|incl[.]|with) {vat_rate:percent} (vat|gst) (,)? (net|without vat) (price)?",
    ],
    inputs: { find: "net" },
  },
];

export default asks;

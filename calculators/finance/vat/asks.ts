import type { Asks } from "#engine";

/** Where people ask for a VAT by the country alone. */
const COUNTRIES = {
  gb: "(uk|british|united kingdom)",
  ie: "(ireland|irish)",
  de: "(germany|german)",
  fr: "(france|french)",
  es: "(spain|spanish)",
  it: "(italy|italian)",
  nl: "(netherlands|dutch)",
  at: "(austria|austrian)",
  au: "(australia|australian)",
  nz: "(new zealand|nz)",
} as const;

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
    example: "80 plus 20% vat",
    says: [
      "{price_without:number} ([+]|plus) {vat_rate:percent} (vat|gst)",
      "{price_without:number} ([+]|plus) (vat|gst) (at|of) {vat_rate:percent}",
    ],
    inputs: { find: "gross" },
  },
  {
    example: "119 including 19% vat net",
    says: [
      "{price_with:number} (including|incl|incl[.]|with) {vat_rate:percent} (vat|gst) (,)? (net|without vat) (price)?",
      "(remove|take) {vat_rate:percent} (vat|gst) (from|off) {price_with:number}",
      "(remove|take|take off) (the)? (vat|gst) (of|at)? {vat_rate:percent} (from|off) {price_with:number}",
      "net (price)? of {price_with:number} (with|including|incl) {vat_rate:percent} (vat|gst)",
    ],
    inputs: { find: "net" },
  },
  ...Object.entries(COUNTRIES).map(([country, name]) => ({
    example: `vat on 50 in ${name.slice(1).split(/[|)]/)[0]}`,
    says: [`(vat|gst) on {price_without:number} (in)? (the)? ${name}`, `${name} (vat|gst) on {price_without:number}`],
    inputs: { find: "gross", country },
    assumed: { "": "the standard rate" },
    answer: "vat",
  })),
  {
    examples: ["120 including vat in germany, net", "add gst 10% to 385"],
    about: ["vat", "gst", "add vat", "add gst", "hst"],
    options: {
      country: { ca_on: ["ontario"] },
      find: { net: ["ex vat", "excluding vat", "excl vat", "remove vat", "net"] },
    },
    words: { price_with: ["inc", "incl", "including", "gross"] },
  },
];

export default asks;

// US sales tax by state, as a visitor chooses it.
import { factsUsed, inWords, newestOf, type Unknown } from "../dated.ts";
import { unitedStatesSalesTax } from "./united-states-sales.ts";

export const SALES_TAX_STATES = {
  none: "None (enter your own rate)",
  al: "Alabama",
  ak: "Alaska",
  az: "Arizona",
  ar: "Arkansas",
  ca: "California",
  co: "Colorado",
  ct: "Connecticut",
  de: "Delaware",
  fl: "Florida",
  ga: "Georgia",
  hi: "Hawaii",
  id: "Idaho",
  il: "Illinois",
  in: "Indiana",
  ia: "Iowa",
  ks: "Kansas",
  ky: "Kentucky",
  la: "Louisiana",
  me: "Maine",
  md: "Maryland",
  ma: "Massachusetts",
  mi: "Michigan",
  mn: "Minnesota",
  ms: "Mississippi",
  mo: "Missouri",
  mt: "Montana",
  ne: "Nebraska",
  nv: "Nevada",
  nh: "New Hampshire",
  nj: "New Jersey",
  nm: "New Mexico",
  ny: "New York",
  nc: "North Carolina",
  nd: "North Dakota",
  oh: "Ohio",
  ok: "Oklahoma",
  or: "Oregon",
  pa: "Pennsylvania",
  ri: "Rhode Island",
  sc: "South Carolina",
  sd: "South Dakota",
  tn: "Tennessee",
  tx: "Texas",
  ut: "Utah",
  vt: "Vermont",
  va: "Virginia",
  wa: "Washington",
  wv: "West Virginia",
  wi: "Wisconsin",
  wy: "Wyoming",
} as const;
const NEWEST = newestOf(unitedStatesSalesTax);
type State = Exclude<keyof typeof SALES_TAX_STATES, "none">;

/** In percent, without what counties and cities add. */
export function salesTaxRate(state: State): number | Unknown {
  return NEWEST.value[state.toUpperCase()] ?? { noAnswer: "We have no rate for it." };
}

export const salesTaxFacts = () => factsUsed(unitedStatesSalesTax, NEWEST.from);
export const SALES_TAX_YEAR = NEWEST.from.slice(0, 4);
export const SALES_TAX_READ = inWords(NEWEST.source.read, "day");

// What owning a home costs on average in the United States. Forms begin with these; a visitor enters their own.
import { dated, NO_END } from "../dated.ts";

/** Each is the newest that was published, and is to be read again by the end of 2027. */
const review = "2027-12-31";
const measuredIn = (year: string, value: number) => [{ from: `${year}-01-01`, to: `${year}-12-31`, value }];

/** All real estate taxes paid over the value of all owner-occupied homes: $370.0 billion over $41.7 trillion. */
export const unitedStatesPropertyTax = dated({
  what: "US average property tax rate",
  source: {
    title: "National Association of Home Builders, from the Census Bureau's 2024 American Community Survey",
    url: "https://www.bcaswi.org/?p=3873",
    place: "$8.88 per $1,000 of home value",
    read: "2026-11-22",
  },
  values: measuredIn("2024", 0.888),
  review,
});

export const unitedStatesHomeInsurance = dated({
  what: "US average homeowners insurance premium",
  source: {
    title: "Insurance Information Institute, from the National Association of Insurance Commissioners",
    url: "https://www.iii.org/table-archive/21407/file",
    place: "United States, HO-3 (the usual homeowners policy), archived table",
    read: "2026-11-22",
  },
  values: measuredIn("2022", 1569),
  review,
});

/** $82.35 a month on a loan of $162,000: an example that has been in the regulation since its first day. */
export const unitedStatesMortgageInsurance = dated({
  what: "US mortgage insurance rate in the government's sample Closing Disclosure",
  source: {
    title: "US Regulation Z, 12 CFR part 1026, appendix H",
    url: "https://www.consumerfinance.gov/rules-policy/regulations/1026/h/",
    place: "form H-25(B)",
    read: "2026-11-22",
  },
  values: [{ from: "2015-10-03", to: NO_END, value: 0.61 }],
  review,
});

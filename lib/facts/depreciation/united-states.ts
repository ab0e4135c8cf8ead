// What US tax law lets a business deduct of the cost of its property each year.
import { dated } from "../dated.ts";

export const MACRS_CLASSES = {
  three: "3 years (over-the-road tractors)",
  five: "5 years (cars, computers)",
  seven: "7 years (furniture)",
  ten: "10 years (barges, fruit trees)",
  fifteen: "15 years (fences, roads)",
  twenty: "20 years (farm buildings)",
} as const;

type Percentages = Readonly<Record<keyof typeof MACRS_CLASSES, readonly string[]>>;

/** Declining balance of 200%, or 150% for 15 and 20 years, then straight line. */
const PERCENTAGES: Percentages = {
  three: ["33.33", "44.45", "14.81", "7.41"],
  five: ["20", "32", "19.2", "11.52", "11.52", "5.76"],
  seven: ["14.29", "24.49", "17.49", "12.49", "8.93", "8.92", "8.93", "4.46"],
  ten: ["10", "18", "14.4", "11.52", "9.22", "7.37", "6.55", "6.55", "6.56", "6.55", "3.28"],
  fifteen: [
    ...["5", "9.5", "8.55", "7.7", "6.93", "6.23", "5.9", "5.9", "5.91", "5.9", "5.91", "5.9", "5.91", "5.9", "5.91"],
    "2.95",
  ],
  twenty: [
    ...["3.75", "7.219", "6.677", "6.177", "5.713", "5.285", "4.888", "4.522", "4.462", "4.461"],
    ...["4.462", "4.461", "4.462", "4.461", "4.462", "4.461", "4.462", "4.461", "4.462", "4.461", "2.231"],
  ],
};

/** Percent of the cost by year, for property placed in service after 1986. */
export const unitedStatesMacrs = dated({
  what: "US MACRS percentages, half-year convention",
  source: {
    title: "Cengage, Accelerated Depreciation for Personal Property, with the percentages of IRS Publication 946",
    url: "https://cxp.cengage.com/contentservice/assets/T=1467295792958/whit1itf34h/images/ch07/tables_7-2_7-3_7-4.html",
    place: "Table 7.2",
    read: "2026-11-22",
  },
  values: [{ from: "1987-01-01", to: "2027-12-31", value: PERCENTAGES }],
});

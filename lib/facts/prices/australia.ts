// All groups, weighted average of the eight capital cities, original, 2011-12 = 100, by quarter.
import { dated } from "../dated.ts";
import type { Series } from "./series.ts";

export const australiaCpi = dated<Series>({
  what: "Australian Consumer Price Index (CPI)",
  source: {
    title: "Consumer Price Index, all groups, weighted average of eight capital cities, 2011-12 = 100 (A2325846C)",
    url: "https://www.abs.gov.au/statistics/economy/price-indexes-and-inflation/consumer-price-index-australia",
    place: "catalogue 6401.0, and the Reserve Bank's table G1 from June 2022 (GCPIAG)",
    read: "2026-11-22",
  },
  values: [
    {
      from: "1948-07-01",
      to: "2023-09-30",
      value: {
        first: "1948-07",
        months: 3,
        digits: 1,
        steps: `
37 1 1 1 1 0 1 1 1 2 2 3 2 4 2 2 1 1 0 1 1 -1 1 0 0 0 0 1 0 1 0 3 1 0 0 1 0 0 0 0 0 1 0 0 1 1 0 1 1 1 0 1 -1 0 0
0 0 0 0 0 1 0 1 0 1 1 0 1 1 1 1 0 0 1 1 1 1 0 1 0 1 0 2 0 1 0 1 1 1 2 1 1 3 2 1 1 2 1 2 4 4 4 4 5 7 5 6 5 1 9 5
4 4 11 4 5 4 5 3 4 4 5 4 6 6 7 5 8 4 6 6 6 6 12 6 7 11 10 7 7 6 9 -2 1 5 5 5 9 9 8 9 7 11 12 9 7 8 8 8 9 9 10 5
13 12 10 10 9 4 15 -1 1 3 6 0 -2 1 3 5 2 3 1 3 4 4 5 10 9 8 5 2 5 2 1 1 -2 -3 2 2 4 1 3 0 3 6 4 6 5 27 2 8 6 2 7
7 5 5 5 10 0 5 4 7 4 3 6 6 5 8 4 7 14 8 -1 0 11 6 8 12 13 11 -3 1 4 9 5 9 6 7 4 14 9 6 0 1 5 14 2 4 4 12 8 6 5 5
2 2 7 5 4 -2 4 8 6 5 2 7 7 5 4 5 6 0 7 6 8 4 -22 18 10 7 9 9 16 26 22 23 24 18 11 16`,
      },
    },
  ],
});

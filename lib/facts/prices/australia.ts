// All groups, weighted average of the eight capital cities, original, 2011-12 = 100, by quarter.
import { dated } from "../dated.ts";
import * as figures from "../series/australia-cpi.ts";
import { periodOf, type Series } from "./series.ts";

export const australiaCpi = dated<Series>({
  what: "Australian Consumer Price Index (CPI)",
  source: {
    title: "Consumer Price Index, all groups, weighted average of eight capital cities, 2011-12 = 100 (A2325846C)",
    url: "https://www.abs.gov.au/statistics/economy/price-indexes-and-inflation/consumer-price-index-australia",
    place: "catalogue 6401.0, and the Reserve Bank's table G1 from June 2022 (GCPIAG)",
    read: figures.read,
  },
  values: [periodOf(figures)],
});

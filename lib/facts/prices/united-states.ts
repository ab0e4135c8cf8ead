// All Urban Consumers, U.S. city average, all items, not seasonally adjusted, 1982-84 = 100. The Bureau of Labor Statistics
// collected no prices in October 2025 and published no figure for it.
import { dated } from "../dated.ts";
import * as figures from "../series/us-cpi.ts";
import { periodOf, type Series } from "./series.ts";

export const unitedStatesCpi = dated<Series>({
  what: "US Consumer Price Index (CPI-U)",
  source: {
    title:
      "Consumer Price Index for All Urban Consumers, U.S. city average, all items, not seasonally adjusted (CUUR0000SA0)",
    url: "https://data.bls.gov/timeseries/CUUR0000SA0",
    read: figures.read,
  },
  values: [periodOf(figures)],
});

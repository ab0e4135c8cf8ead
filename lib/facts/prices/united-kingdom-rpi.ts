// The long run series, January 1974 = 100. The RPI is no longer an accredited official statistic; it still sets some rents,
// fares and bonds.
import { dated } from "../dated.ts";
import * as figures from "../series/uk-rpi.ts";
import { periodOf, type Series } from "./series.ts";

export const unitedKingdomRpi = dated<Series>({
  what: "UK Retail Prices Index (RPI)",
  source: {
    title: "Retail Prices Index: Long run series, January 1974 = 100 (CDKO, MM23)",
    url: "https://www.ons.gov.uk/economy/inflationandpriceindices/timeseries/cdko/mm23",
    read: figures.read,
  },
  values: [periodOf(figures)],
});

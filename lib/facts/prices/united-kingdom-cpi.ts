// All items, 2015 = 100.
import { dated } from "../dated.ts";
import * as figures from "../series/uk-cpi.ts";
import { periodOf, type Series } from "./series.ts";

export const unitedKingdomCpi = dated<Series>({
  what: "UK Consumer Prices Index (CPI)",
  source: {
    title: "CPI Index 00: All items, 2015 = 100 (D7BT, MM23)",
    url: "https://www.ons.gov.uk/economy/inflationandpriceindices/timeseries/d7bt/mm23",
    read: figures.read,
  },
  values: [periodOf(figures)],
});

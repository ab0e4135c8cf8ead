// All items, Canada, not seasonally adjusted, 2002 = 100.
import { dated } from "../dated.ts";
import * as figures from "../series/canada-cpi.ts";
import { periodOf, type Series } from "./series.ts";

export const canadaCpi = dated<Series>({
  what: "Canadian Consumer Price Index (CPI)",
  source: {
    title: "Consumer Price Index, all-items, Canada, not seasonally adjusted, 2002 = 100 (v41690973)",
    url: "https://www150.statcan.gc.ca/t1/tbl1/en/tv.action?pid=1810000401",
    place:
      "table 18-10-0004-01, as the OECD and FRED carry it (CANCPIALLMINMEI), and from November 2023 as tax-ca does",
    read: figures.read,
  },
  values: [periodOf(figures)],
});

// All items, 2015 = 100, for the nineteen countries that had the euro from 2015 to 2022, in every month. Croatia and Bulgaria
// joined later and are not in it.
import { dated } from "../dated.ts";
import * as figures from "../series/euro-area-hicp.ts";
import { periodOf, type Series } from "./series.ts";

export const euroAreaHicp = dated<Series>({
  what: "Euro area Harmonised Index of Consumer Prices (HICP)",
  source: {
    title: "HICP, all items, euro area (19 countries), 2015 = 100 (prc_hicp_midx, M.I15.CP00.EA19)",
    url: "https://ec.europa.eu/eurostat/databrowser/view/prc_hicp_midx/default/table",
    place: "as FRED carries it (CP0000EZ19M086NEST)",
    read: figures.read,
  },
  values: [periodOf(figures)],
});

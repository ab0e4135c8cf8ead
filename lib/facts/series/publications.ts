// Where each series is published for download, and what its file has to be.
import type { Wanted } from "./formats.ts";
import type { Terms } from "./merge.ts";

export type Publication = Terms & { readonly url: string; readonly wanted: Wanted };

const MONTHLY = { months: 1, most: 4 } as const;
const ons = (id: string) =>
  `https://www.ons.gov.uk/generator?format=csv&uri=/economy/inflationandpriceindices/timeseries/${id}/mm23`;

export const PUBLICATIONS: Readonly<Record<string, Publication>> = {
  "us-cpi": {
    ...MONTHLY,
    digits: 3,
    url: "https://download.bls.gov/pub/time.series/cu/cu.data.1.AllItems",
    wanted: { name: "CUUR0000SA0" },
  },
  "uk-cpi": { ...MONTHLY, digits: 1, url: ons("d7bt"), wanted: { name: "D7BT" } },
  "uk-rpi": { ...MONTHLY, digits: 1, url: ons("cdko"), wanted: { name: "CDKO" } },
  "canada-cpi": {
    ...MONTHLY,
    digits: 1,
    url: "https://www150.statcan.gc.ca/t1/wds/rest/getDataFromVectorByReferencePeriodRange?vectorIds=%2241690973%22&startRefPeriod=2015-01-01&endReferencePeriod=2099-12-31",
    wanted: { name: "41690973" },
  },
  "euro-area-hicp": {
    ...MONTHLY,
    digits: 2,
    url: "https://ec.europa.eu/eurostat/api/dissemination/sdmx/2.1/data/prc_hicp_midx/M.I15.CP00.EA19?format=SDMX-CSV",
    wanted: { name: "all items, EA19", where: { freq: "M", coicop: "CP00", geo: "EA19" }, base: "unit" },
  },
  "australia-cpi": {
    months: 3,
    most: 6,
    digits: 1,
    url: "https://data.api.abs.gov.au/rest/data/ABS,CPI/1.10001.10.50.Q?format=csv",
    wanted: {
      name: "all groups, eight capital cities",
      where: { MEASURE: "1", INDEX: "10001", TSEST: "10", REGION: "50", FREQ: "Q" },
    },
  },
};

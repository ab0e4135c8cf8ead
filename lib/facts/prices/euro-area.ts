// All items, 2015 = 100, for the nineteen countries that had the euro from 2015 to 2022, in every month. Croatia and Bulgaria
// joined later and are not in it.
import { dated } from "../dated.ts";
import type { Series } from "./series.ts";

export const euroAreaHicp = dated<Series>({
  what: "Euro area Harmonised Index of Consumer Prices (HICP)",
  source: {
    title: "HICP, all items, euro area (19 countries), 2015 = 100 (prc_hicp_midx, M.I15.CP00.EA19)",
    url: "https://ec.europa.eu/eurostat/databrowser/view/prc_hicp_midx/default/table",
    place: "as FRED carries it (CP0000EZ19M086NEST)",
    read: "2026-11-22",
  },
  values: [
    {
      from: "1996-01-01",
      to: "2025-08-31",
      value: {
        first: "1996-01",
        digits: 2,
        steps: `
7040 31 30 13 18 1 -2 -4 17 8 1 20 22 16 9 -2 20 3 5 12 7 4 10 9 -6 18 10 18 15 4 0 2 -2 -2 0 4 -5 17 24 26 5 0
10 9 8 4 10 26 3 24 27 8 9 26 7 6 33 4 16 29 -32 23 41 47 36 12 -18 -6 21 7 -5 35 9 13 44 36 14 -3 -8 5 20 19 -6
38 -3 32 47 12 -5 10 -12 12 29 12 3 25 -18 19 52 42 27 4 -17 16 10 32 -6 32 -52 30 62 35 19 9 -9 20 44 22 -19 29
-38 24 50 57 24 6 -10 8 0 7 4 33 -44 25 58 56 21 9 -21 6 34 44 48 35 -31 31 89 30 57 35 -14 -13 18 3 -44 -12 -74
37 34 32 4 19 -61 31 2 21 10 29 -75 29 101 38 11 0 -40 18 29 29 8 57 -67 39 127 54 1 -1 -55 18 70 33 9 32 -78 48
125 45 -13 -8 -51 38 71 23 -20 35 -102 36 116 -9 11 10 -53 12 48 -12 -8 35 -111 30 93 15 -11 11 -65 11 44 -6 -18
-10 -154 61 115 43 28 1 -61 1 20 13 -44 2 -147 17 123 21 42 18 -49 6 38 24 -36 53 -87 40 83 58 -9 10 -46 27 40 5
-20 35 -93 22 113 41 65 12 -24 16 41 26 -58 -5 -108 33 105 75 14 17 -50 15 23 15 -34 33 -106 19 57 30 -10 36 -37
-44 8 19 -35 35 17 22 99 61 28 28 -10 38 51 92 49 47 33 104 272 65 96 94 13 71 141 177 -8 -43 -25 97 110 77 3 31
-13 68 40 11 -69 20 -44 77 94 72 27 27 -5 17 -11 43 -41 45 -36 55 77 73 -7 39 0 20`,
      },
    },
  ],
});

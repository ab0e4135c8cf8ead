import { GNU_UNITS } from "#calculators/sources";
import type { Vectors } from "#engine";
import type dataRate from "./data-rate.ts";

export default [
  {
    title: "Cybersecurity Fundamentals, Data units in networks",
    url: "https://moodle.cybersecurity-fundamentals.eu/mod/book/view.php?chapterid=427&id=254",
    read: "2026-11-26",
    rows: [["example 1, step 2", { value: 300, from: "Mbps", to: "MB_s" }, { result: "37.5" }]],
  },
  {
    title: "Absolute Astronomy, Data rate units",
    url: "http://absoluteastronomy.com/topics/Data_rate_units",
    read: "2026-11-26",
    always: { value: 1, from: "Mbps" },
    rows: [
      ["megabytes per second", { to: "MB_s" }, { result: "0.125" }],
      ["mebibytes per second", { to: "MiB_s" }, { result: "0.1192" }],
    ],
  },
  {
    title: "Simon Fraser University, Data Rates",
    url: "https://www.sfu.ca/~jaradul/data_rates.html",
    read: "2026-11-26",
    rows: [["1 MBps = 8 mbps", { value: 1, from: "MB_s", to: "Mbps" }, { result: "8" }]],
  },
  {
    ...GNU_UNITS,
    read: "2026-11-26",
    by: "software",
    place: "units -t -o %.15g",
    rows: [
      ["'GiB/s' 'Mbit/s'", { value: 1, from: "GiB_s", to: "Mbps" }, { result: "8589.934592" }],
      ["'TB/(30 day)' 'Mbit/s'", { value: 1, from: "TB_month", to: "Mbps" }, { result: "3.08641975308642" }],
    ],
  },
  {
    by: "hand",
    rows: [
      ["1,000 ÷ 8", { value: 1, from: "Gbps", to: "MB_s" }, { result: "125" }],
      ["1,024 × 1,024 × 8", { value: 1, from: "MiB_s", to: "bps" }, { result: "8388608" }],
      [
        "8,000 Mbit ÷ 3,600 s",
        { value: 1, from: "GB_h", to: "Mbps" },
        { result: "2.22222222222222" },
        { edge: "A gigabyte per hour is a fraction of a bit per second without end" },
      ],
      [
        "100 ÷ 8 × 3,600 ÷ 1,000 = 45",
        { value: 100, from: "Mbps", to: "GB_h" },
        { result: "45.0000000000000" },
        { edge: "A whole number of gigabytes per hour, and nothing is lost on the way" },
      ],
    ],
  },
] satisfies Vectors<typeof dataRate>;

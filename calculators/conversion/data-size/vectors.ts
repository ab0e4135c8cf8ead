import { GNU_UNITS, LIBREOFFICE_CONVERT } from "#calculators/sources";
import type { Vectors } from "#engine";
import type dataSize from "./data-size.ts";

export default [
  {
    title: "NIST, Reference on Constants, Units, and Uncertainty: Prefixes for binary multiples",
    url: "https://physics.nist.gov/cuu/Units/binary.html",
    read: "2026-11-20",
    always: { value: 1 },
    rows: [
      ["Examples and comparisons with SI prefixes", { from: "Kibit", to: "bit" }, { result: "1024" }],
      ["Examples and comparisons with SI prefixes", { from: "MiB", to: "B" }, { result: "1048576" }],
      ["Examples and comparisons with SI prefixes", { from: "GiB", to: "B" }, { result: "1073741824" }],
    ],
  },
  { ...LIBREOFFICE_CONVERT, read: "2026-11-22", by: "software", rows: [["examples", { value: 256, from: "Gibit", to: "MiB" }, { result: "32768" }]] },
  {
    ...GNU_UNITS,
    read: "2026-11-22",
    by: "software",
    always: { value: 1 },
    rows: [
      ["units -o %.15g gibibyte megabyte", { from: "GiB", to: "MB" }, { result: "1073.741824" }],
      [
        "units -o %.15g terabyte gibibyte",
        { from: "TB", to: "GiB" },
        { result: "931.322574615479" },
        { edge: "A drive of 1 TB in the gibibytes that a computer shows" },
      ],
      [
        "units -o %.20g exbibyte bit",
        { from: "EiB", to: "bit" },
        { result: "9223372036854775808" },
        { edge: "The largest to the smallest: an exbibyte in bits" },
      ],
    ],
  },
  {
    by: "hand",
    rows: [["100 × 1000000 ÷ 8000000 = 12.5", { value: 100, from: "Mbit", to: "MB" }, { result: "12.5" }, { given: "A line of 100 Mbit is 12.5 MB" }]],
  },
  {
    ...GNU_UNITS,
    read: "2026-11-24",
    by: "software",
    rows: [
      ["units -t -o %.12g exbibyte terabyte", { value: "1", from: "EiB", to: "TB" }, { result: "1152921.50461" }],
      ["units -t -o %.12g petabyte tebibyte", { value: "1", from: "PB", to: "TiB" }, { result: "909.494701773" }],
      ["units -t -o %.12g terabit gibibyte", { value: "1", from: "Tbit", to: "GiB" }, { result: "116.415321827" }],
      ["units -t -o %.12g mebibit kilobyte", { value: "1", from: "Mibit", to: "kB" }, { result: "131.072" }],
      ["units -t -o %.12g '700 mebibyte' megabyte", { value: "700", from: "MiB", to: "MB" }, { result: "734.0032" }],
      ["units -t -o %.12g '4.7 gigabyte' gibibyte", { value: "4.7", from: "GB", to: "GiB" }, { result: "4.37721610069" }],
      ["units -t -o %.12g tebibyte gigabit", { value: "1", from: "TiB", to: "Gbit" }, { result: "8796.09302221" }],
    ],
  },
] satisfies Vectors<typeof dataSize>;

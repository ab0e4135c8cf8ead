import type { Vectors } from "#engine";
import type dataSize from "./data-size.ts";

const NIST = {
  title: "NIST, Reference on Constants, Units, and Uncertainty: Prefixes for binary multiples",
  url: "https://physics.nist.gov/cuu/Units/binary.html",
  place: "Examples and comparisons with SI prefixes",
  read: "2026-11-20",
};
const units = (command: string) => ({
  title: "GNU Units 2.22",
  url: "https://www.gnu.org/software/units/",
  place: command,
  read: "2026-11-22",
});

const gnuUnits = (place: string) => ({
  title: "GNU Units 2.22",
  url: "https://www.gnu.org/software/units/",
  place,
  read: "2026-11-24",
});

export default [
  {
    given: "A kibibit in bits",
    inputs: { value: 1, from: "Kibit", to: "bit" },
    expected: { result: "1024" },
    by: "published",
    source: NIST,
  },
  {
    given: "A mebibyte in bytes",
    inputs: { value: 1, from: "MiB", to: "B" },
    expected: { result: "1048576" },
    by: "published",
    source: NIST,
  },
  {
    given: "A gibibyte in bytes",
    inputs: { value: 1, from: "GiB", to: "B" },
    expected: { result: "1073741824" },
    by: "published",
    source: NIST,
  },
  {
    given: "256 gibibits in mebibytes: a byte has 8 bits",
    inputs: { value: 256, from: "Gibit", to: "MiB" },
    expected: { result: "32768" },
    by: "software",
    source: {
      title: "LibreOffice Help, CONVERT function",
      url: "https://help.libreoffice.org/latest/en-US/text/scalc/01/func_convert.html",
      place: "examples",
      read: "2026-11-22",
    },
  },
  {
    given: "A gibibyte in megabytes",
    inputs: { value: 1, from: "GiB", to: "MB" },
    expected: { result: "1073.741824" },
    by: "software",
    source: units("units -o %.15g gibibyte megabyte"),
  },
  {
    given: "A drive of 1 TB in the gibibytes that a computer shows",
    inputs: { value: 1, from: "TB", to: "GiB" },
    expected: { result: "931.322574615479" },
    by: "software",
    source: units("units -o %.15g terabyte gibibyte"),
    edge: true,
  },
  {
    given: "The largest to the smallest: an exbibyte in bits",
    inputs: { value: 1, from: "EiB", to: "bit" },
    expected: { result: "9223372036854775808" },
    by: "software",
    source: units("units -o %.20g exbibyte bit"),
    edge: true,
  },
  {
    given: "A line of 100 Mbit is 12.5 MB",
    inputs: { value: 100, from: "Mbit", to: "MB" },
    expected: { result: "12.5" },
    by: "hand",
    source: { title: "100 × 1000000 ÷ 8000000 = 12.5" },
  },
  ...(
    [
      [
        "An exbibyte in terabytes",
        { value: "1", from: "EiB", to: "TB" },
        { result: "1152921.50461" },
        "units -t -o %.12g exbibyte terabyte",
      ],
      [
        "A petabyte in tebibytes",
        { value: "1", from: "PB", to: "TiB" },
        { result: "909.494701773" },
        "units -t -o %.12g petabyte tebibyte",
      ],
      [
        "A terabit in gibibytes",
        { value: "1", from: "Tbit", to: "GiB" },
        { result: "116.415321827" },
        "units -t -o %.12g terabit gibibyte",
      ],
      [
        "A mebibit in kilobytes",
        { value: "1", from: "Mibit", to: "kB" },
        { result: "131.072" },
        "units -t -o %.12g mebibit kilobyte",
      ],
      [
        "A CD of 700 MiB in megabytes",
        { value: "700", from: "MiB", to: "MB" },
        { result: "734.0032" },
        "units -t -o %.12g '700 mebibyte' megabyte",
      ],
      [
        "A DVD of 4.7 GB in gibibytes",
        { value: "4.7", from: "GB", to: "GiB" },
        { result: "4.37721610069" },
        "units -t -o %.12g '4.7 gigabyte' gibibyte",
      ],
      [
        "A tebibyte in gigabits",
        { value: "1", from: "TiB", to: "Gbit" },
        { result: "8796.09302221" },
        "units -t -o %.12g tebibyte gigabit",
      ],
    ] as const
  ).map(([given, inputs, expected, place]) => ({
    given,
    inputs,
    expected,
    by: "software" as const,
    source: gnuUnits(place),
  })),
] satisfies Vectors<typeof dataSize>;

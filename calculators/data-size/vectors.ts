import type { Vectors } from "#engine";
import type dataSize from "./data-size.ts";

const NIST = {
  title: "NIST, Definitions of the SI units: the binary prefixes",
  url: "https://physics.nist.gov/cuu/Units/binary.html",
};

export default [
  {
    given: "A gibibyte in megabytes",
    inputs: { value: 1, from: "GiB", to: "MB" },
    expected: { result: "1073.741824" },
    by: "published",
    source: { title: "GNU Units 2.22, program and manual", url: "https://www.gnu.org/software/units/" },
  },
  {
    given: "A mebibyte in bytes",
    inputs: { value: 1, from: "MiB", to: "B" },
    expected: { result: "1048576", "units.4.value": "1.048576" },
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
    given: "A kibibit in bits",
    inputs: { value: 1, from: "Kibit", to: "bit" },
    expected: { result: "1024" },
    by: "published",
    source: NIST,
  },
  {
    given: "A drive of 1 TB in the gibibytes that a computer shows",
    inputs: { value: 1, from: "TB", to: "GiB" },
    expected: { result: "931.322574615478515625" },
    by: "hand",
    source: { title: "1000000000000 ÷ 1073741824 = 931.322574615478515625" },
    edge: true,
  },
  {
    given: "A line of 100 Mbit is 12.5 MB, for a byte has 8 bits",
    inputs: { value: 100, from: "Mbit", to: "MB" },
    expected: { result: "12.5", "units.3.value": "12500" },
    by: "hand",
    source: { title: "100 × 1000000 ÷ 8000000 = 12.5 MB = 12500 kB" },
    edge: true,
  },
  {
    given: "The largest to the smallest: an exbibyte in bits",
    inputs: { value: 1, from: "EiB", to: "bit" },
    expected: { result: "9223372036854775808" },
    by: "standard",
    source: { title: "IEC 80000-13:2008, prefix exbi, 2 to the power of 60, × 8 = 9223372036854775808" },
    edge: true,
  },
] satisfies Vectors<typeof dataSize>;

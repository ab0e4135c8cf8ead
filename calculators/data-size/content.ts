import type { Content } from "#engine";
import type dataSize from "./data-size.ts";
import vectors from "./vectors.ts";

export default {
  title: "Data size converter: MB, GB, MiB and bits",
  purpose:
    "Converts a size of data between bits and bytes, and between decimal units such as GB and binary units such as GiB.",
  methodology: [
    "Every unit is so many bits. The size is multiplied by the bits in the unit it is in, and divided by the bits in the unit you ask for, in one go. Nothing is rounded on the way.",
    "The result says whether it is exact. When it has more digits than are shown, or no last digit, it is rounded to 15 significant digits.",
  ],
  assumptions: [
    "A byte has 8 bits.",
    "Kilo, mega, giga, tera, peta and exa are thousands: 1 kB is 1,000 bytes and 1 MB is 1,000,000.",
    "Kibi, mebi, gibi, tebi, pebi and exbi are 1,024s: 1 KiB is 1,024 bytes and 1 MiB is 1,048,576.",
    "A small b or the word bit means bits, and a capital B means bytes.",
  ],
  limitations: [
    "Some programs write KB, MB and GB and mean 1,024s. Then choose KiB, MiB and GiB here.",
    "It does not say how much room a file takes on a drive, which depends on the size of its blocks.",
    "It does not turn a size into a time. The download time calculator does.",
  ],
  example: {
    story: "A drive is sold as 1 TB. How many gibibytes does the computer show?",
    inputs: { value: 1, from: "TB", to: "GiB" },
  },
  questions: [
    {
      question: "Why does my 1 TB drive show only 931 GB?",
      answer:
        "Nothing is missing. The maker counts in thousands, and 1 TB is 1,000,000,000,000 bytes. Windows divides by 1,073,741,824, which is a gibibyte, and writes GB beside it.",
    },
    {
      question: "Is a kilobyte 1,000 or 1,024 bytes?",
      answer:
        "By the international standard it is 1,000, and 1,024 bytes are a kibibyte. In older books and in many programs a kilobyte still means 1,024, so it depends on who wrote it.",
    },
    {
      question: "How many megabytes a second is a line of 100 Mbit/s?",
      answer:
        "12.5 MB at most, because a byte has 8 bits. Internet lines are sold in bits, and files are counted in bytes.",
    },
    {
      question: "What do Windows and Macs count in?",
      answer:
        "macOS and iOS show thousands. Windows shows 1,024s but writes KB, MB and GB. Memory chips come in 1,024s, and drives in thousands.",
    },
  ],
  related: ["download-time", "number-base", "length"],
  sources: [
    {
      title: "NIST, Definitions of the SI units: the binary prefixes",
      url: "https://physics.nist.gov/cuu/Units/binary.html",
    },
    {
      title: "IEC 80000-13:2008, Quantities and units, Part 13: Information science and technology",
      url: "https://www.iso.org/standard/31898.html",
    },
  ],
  synonyms: [
    "bytes",
    "bits to bytes",
    "MB to GB",
    "GB to MB",
    "TB to GiB",
    "kB vs KiB",
    "file size",
    "storage",
    "gigabyte",
    "mebibyte",
    "Mbps to MB",
  ],
  vectors,
} satisfies Content<typeof dataSize>;

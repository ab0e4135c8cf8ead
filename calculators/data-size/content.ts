import type { Content } from "#engine";
import type dataSize from "./data-size.ts";
import vectors from "./vectors.ts";

export default {
  title: "Data size converter: MB, GB, MiB and bits",
  purpose:
    "Converts a data size between bits and bytes, and between decimal units such as GB and binary units such as GiB.",
  about: [
    "You bought a 1 TB drive and the computer shows 931 GB. Nothing is broken: the box counts in thousands, and Windows counts in 1,024s. This converter keeps the two systems apart, and bits apart from bytes.",
    "It is useful when you plan storage, compare cloud prices, or size a database.",
  ],
  howToUse: [
    "Before you compare two sizes, convert both to the same unit. GB against GiB alone is a 7% difference, and TB against TiB is 10%.",
    "When you buy storage, add a margin: file systems, snapshots and “reserved space” take some.",
  ],
  methodology: [
    "Every unit is a fixed number of bits. Multiply the size by the bits in its unit and divide by the bits in the unit you want. Nothing is rounded in between.",
    "The result says whether it is exact. If it has more digits than can be shown, it is rounded to 15 significant digits.",
  ],
  assumptions: [
    "A byte has 8 bits.",
    "From kilo to mega, giga, tera, peta and exa, each unit is 1,000 times the one before: 1 kB is 1,000 bytes and 1 MB is 1,000,000.",
    "From kibi to mebi, gibi, tebi, pebi and exbi, each unit is 1,024 times the one before: 1 KiB is 1,024 bytes and 1 MiB is 1,048,576.",
    "A small b or the word bit means bits, and a capital B means bytes.",
  ],
  limitations: [
    "Some programs write KB, MB and GB when they mean KiB, MiB and GiB. Then choose KiB, MiB or GiB here.",
    "It does not say how much room a file takes on a drive, which depends on the size of its blocks.",
    "It does not turn a size into a time. The download time calculator does.",
  ],
  example: {
    story: "Chris plugs in a new drive, sold as 1 TB, and the computer reports 931. He reaches for the receipt.",
    outcome: "The drive is fine. 1 TB is 931.3 GiB, and Windows writes GB where it means GiB.",
    inputs: { value: 1, from: "TB", to: "GiB" },
  },
  mistakes: [
    "Reading Mb as MB. A small b is a bit, a capital B a byte, eight times as much.",
    "Dividing by 1,024 because “computers count that way”. Drives, networks and Macs count in thousands.",
    "Adding up sizes from programs that use different units.",
    "Expecting the full capacity for files. Formatting takes a little.",
  ],
  questions: [
    {
      question: "Why does my 1 TB drive show only 931 GB?",
      answer:
        "Nothing is missing. The maker counts in thousands, so 1 TB is 1,000,000,000,000 bytes. Windows divides by 1,073,741,824, the number of bytes in a gibibyte, and writes GB beside the result.",
    },
    {
      question: "How many MB are in a GB?",
      answer: "1,000. But many programs write GB and MB when they mean GiB and MiB, and 1 GiB is 1,024 MiB.",
    },
    {
      question: "Is a kilobyte 1,000 or 1,024 bytes?",
      answer:
        "By the international standard, 1,000; 1,024 bytes is a kibibyte. In older books and many programs a kilobyte still means 1,024.",
    },
    {
      question: "How many megabytes per second is 100 Mbit/s?",
      answer: "12.5 MB per second at most, because a byte has 8 bits.",
    },
    {
      question: "Do Windows and Macs count the same way?",
      answer:
        "No. macOS and iOS count in thousands. Windows counts in 1,024s but writes KB, MB and GB. Memory is sold in 1,024s, drives in thousands.",
    },
  ],
  next: [
    { slug: "download-time", why: "how long it takes to download." },
    { slug: "number-base", why: "binary and hexadecimal numbers." },
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
  everydayWords: [
    "gigs",
    "megabyte",
    "gigabyte, gigabytes",
    "kilobytes",
    "terabytes",
    "megabits",
    "kB vs KiB",
    "TB hard drive",
    "photos that fit on a phone, card",
    "file",
  ],
  vectors,
  changes: [
    {
      version: "1.0.1",
      date: "2026-11-24",
      what: "The steps say bits instead of bit. All figures are the same as before.",
    },
  ],
} satisfies Content<typeof dataSize>;

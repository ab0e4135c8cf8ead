import { NIST_BINARY_PREFIXES } from "#calculators/sources";
import type { Content } from "#engine";
import type dataSize from "./data-size.ts";
import vectors from "./vectors.ts";

export default {
  title: "Data size converter: MB, GB, MiB and bits",
  purpose:
    "Converts a data size between bits and bytes, and between decimal units such as GB and binary units such as GiB.",
  about: [
    "You bought a 1 TB drive, and the computer shows 931 GB. Nothing is broken. The maker counts in steps of 1,000, and Windows counts in steps of 1,024. This converter has units for both ways of counting, in bits and in bytes.",
    "It is useful when you plan storage, compare cloud prices, or size a database.",
  ],
  howToUse: [
    "Before you compare two sizes, convert both to the same unit. A GiB is 7% larger than a GB, and a TiB is 10% larger than a TB.",
    "When you buy storage, buy more than your files need. The file system takes some of the space.",
  ],
  methodology: [
    "Every unit is a fixed number of bits. Multiply the size by the bits in the unit you have. Divide the result by the bits in the unit you want.",
    "The page says whether the result is exact or rounded. Results that don't end are shown with six digits. “More digits” shows the rest.",
  ],
  assumptions: [
    "A byte has 8 bits.",
    "Kilo, mega, giga, tera, peta and exa go up in steps of 1,000. 1 kB is 1,000 bytes, and 1 MB is 1,000 kB.",
    "Kibi, mebi, gibi, tebi, pebi and exbi go up in steps of 1,024. 1 KiB is 1,024 bytes, and 1 MiB is 1,024 KiB.",
    "A small b or the word bit means bits, and a capital B means bytes.",
  ],
  limitations: [
    "Some programs write KB, MB and GB when they mean KiB, MiB and GiB. For sizes from such a program, choose KiB, MiB or GiB here.",
    "A file can take more room on a drive than its size says, because drives store files in blocks.",
    "To find how long a download takes, use the download time calculator.",
  ],
  example: {
    story: "Chris plugs in a new drive, sold as 1 TB, and Windows shows 931 GB. He wants to return it.",
    outcome: "The drive is fine. 1 TB is 931.3 GiB, and Windows writes GB where it means GiB.",
    inputs: { value: 1, from: "TB", to: "GiB" },
  },
  common: [
    { value: 1, from: "GB", to: "MB" },
    { value: 1, from: "TB", to: "GB" },
    { value: 1, from: "GB", to: "GiB" },
    { value: 1, from: "TB", to: "TiB" },
    { value: 1, from: "GiB", to: "MiB" },
    { value: 1, from: "MB", to: "Mbit" },
    { value: 1, from: "B", to: "bit" },
    { value: 1, from: "MiB", to: "MB" },
  ],
  mistakes: [
    "Reading Mb as MB. A small b is a bit. A capital B is a byte, eight times as much.",
    "Dividing by 1,024 everywhere. Drives, networks and Macs count in steps of 1,000.",
    "Adding up sizes from programs that use different units.",
  ],
  questions: [
    {
      question: "Why does my 1 TB drive show only 931 GB?",
      answer:
        "Nothing is missing. For the maker, 1 TB is 1,000,000,000,000 bytes. Windows divides that by 1,073,741,824, the number of bytes in a gibibyte (GiB), but writes GB beside the result.",
    },
    {
      question: "How many MB are in a GB?",
      answer: "1,000. But many programs write GB and MB when they mean GiB and MiB, and 1 GiB is 1,024 MiB.",
    },
    {
      question: "Is a kilobyte 1,000 or 1,024 bytes?",
      answer:
        "By the international standard, a kilobyte is 1,000 bytes and a kibibyte is 1,024 bytes. In older books and many programs, a kilobyte still means 1,024 bytes.",
    },
    {
      question: "How many megabytes per second is 100 Mbit/s?",
      answer: "12.5 MB per second at most, because a byte has 8 bits.",
    },
    {
      question: "Do Windows and Macs count the same way?",
      answer: "No. macOS and iOS count in steps of 1,000. Windows counts in steps of 1,024 but writes KB, MB and GB.",
    },
  ],
  next: [
    { slug: "download-time", why: "how long it takes to download." },
    { slug: "number-base", why: "binary and hexadecimal numbers." },
  ],
  related: ["download-time", "number-base", "length"],
  sources: [
    NIST_BINARY_PREFIXES,
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
  everydayWords: ["gigs", "megabyte", "gigabyte", "terabytes", "megabits", "kB vs KiB"],
  inputWords: {
    value: "File, photos, hard drive, phone, card",
    from: "Kilobytes, gigabytes, bytes",
    to: "Megabytes, TB, bits",
  },
  vectors,
  changes: [
    {
      version: "1.0.2",
      date: "2026-11-26",
      what: "Figures that don't end are shown with six digits. “More digits” shows the rest, and the values for programs are the same as before.",
    },
    {
      version: "1.0.1",
      date: "2026-11-24",
    },
  ],
} satisfies Content<typeof dataSize>;

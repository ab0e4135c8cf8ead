import { GNU_UNITS } from "#calculators/sources";
import type { Content } from "#engine";
import type dataRate from "./data-rate.ts";
import vectors from "./vectors.ts";

export default {
  title: "Data rate converter: Mbit/s, MB/s, GB per hour",
  purpose:
    "Converts the speed of internet connections, drives and networks between bits and bytes per second, minute, hour, day and month.",
  about: [
    "The contract promises 100 megabits per second, but the download shows 12 megabytes per second. Both can be right: a byte has 8 bits. Type the rate once, and you see it in every unit.",
  ],
  howToUse: [
    "Choose the unit of the rate you have and the unit you want. The table below the answer shows all the others.",
    "Internet plans use bits: Mbps is megabits per second. Downloads and drives use bytes: MB/s is megabytes per second. A small b is a bit, a large B a byte.",
  ],
  methodology: [
    "Every unit is defined as a number of bits per second. Multiply the rate by the bits per second in the unit you have. Divide the result by those in the unit you want.",
    "A byte has 8 bits. Kilo, mega, giga and tera are 1,000, 1,000², 1,000³ and 1,000⁴. Kibi, mebi and gibi are 1,024, 1,024² and 1,024³.",
  ],
  assumptions: [
    "Prefixes are those of the SI and of IEC 80000-13: a megabyte has 1,000,000 bytes, and a mebibyte 1,048,576.",
    "A month has 30 days.",
  ],
  limitations: [
    "A real transfer is slower than the line: addresses, checks and repeats take a part of it, often 3% to 10%.",
    "Wireless links are rated by their speed on the air. What you can use is often half of that.",
  ],
  example: {
    story: "Priya pays for a connection of 100 Mbit/s. Her browser shows downloads in megabytes per second.",
    outcome: "About 12 MB/s in the browser is what she pays for.",
    inputs: { value: 100, from: "Mbps", to: "MB_s" },
  },
  common: [
    { value: 100, from: "Mbps", to: "MB_s" },
    { value: 1, from: "Gbps", to: "MB_s" },
    { value: 1, from: "MB_s", to: "Mbps" },
    { value: 25, from: "Mbps", to: "GB_h" },
    { value: 1, from: "MB_s", to: "GB_h" },
    { value: 1, from: "GB_h", to: "Mbps" },
    { value: 1, from: "Mbps", to: "GB_d" },
    { value: 100, from: "Mbps", to: "TB_month" },
  ],
  mistakes: [
    "Reading Mb as MB. A connection of 100 Mb/s brings 12.5 MB in a second.",
    "Mixing 1,000 and 1,024. Some programs write MB and mean mebibytes, which are 4.9% larger.",
  ],
  questions: [
    { question: "How many MB/s is 100 Mbps?", answer: "12.5 MB/s at most. Divide megabits by 8." },
    {
      question: "How much data is 1 Mbps in a month?",
      answer: "324 GB in 30 days, if the line is never idle. That is 10.8 GB a day.",
    },
    {
      question: "How fast is a gigabit connection?",
      answer: "1 Gbit/s is 125 MB/s, which is 7.5 GB a minute. A large game of 75 GB takes ten minutes at best.",
    },
    {
      question: "How many GB per hour does video use?",
      answer:
        "A stream of 5 Mbit/s takes 2.25 GB per hour, one of 25 Mbit/s takes 11.25 GB. Convert the rate that your service states.",
    },
  ],
  next: [
    { slug: "download-time", why: "how long a file takes at this speed." },
    { slug: "data-size", why: "bytes, gigabytes and gibibytes." },
  ],
  related: ["download-time", "data-size"],
  sources: [
    {
      title: "IEC 80000-13:2008, Quantities and units, Information science and technology",
      url: "https://www.iso.org/standard/31898.html",
    },
    GNU_UNITS,
  ],
  synonyms: [
    "mbps to mb/s",
    "mb/s to mbps",
    "gbps to mb/s",
    "megabits to megabytes",
    "bandwidth converter",
    "internet speed converter",
  ],
  everydayWords: ["mbps", "gbps", "bandwidth", "megabits per second", "a month"],
  vectors,
} satisfies Content<typeof dataRate>;

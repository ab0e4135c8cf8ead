import type { Content } from "#engine";
import type downloadTime from "./download-time.ts";
import vectors from "./vectors.ts";

export default {
  title: "Download time calculator: size and speed to time",
  purpose:
    "Works out how long a file takes to download or upload from its size and the speed of the line, whichever units each of them is told in.",
  methodology: [
    "Size and speed are both turned into bits by the exact definition of their units. The overhead is taken off the speed. The time is the size divided by what is left.",
    "The table shows the same file on lines as they are sold, with the same overhead.",
  ],
  assumptions: [
    "A byte has 8 bits. kB, MB, GB and TB are thousands: 1 GB is 1,000,000,000 bytes. KiB, MiB, GiB and TiB are 1,024s.",
    "Speeds are in thousands too, as lines are sold: 100 Mbit/s is 100,000,000 bits a second. Mbps is another name for Mbit/s.",
    "There is no overhead unless you give one. It is a percentage of the speed, not of the file: with 10%, 90 of 100 Mbit/s are left.",
    "The line runs at this speed from the first bit to the last. Times are shown to the whole second.",
  ],
  limitations: [
    "Real downloads are slower: the server, the Wi-Fi, others on the line and the drive can each be the narrowest place.",
    "The speed that a line is sold with is often the most it can do. Upload is often much slower than download.",
    "Starting up, unpacking and installing are not in it.",
  ],
  example: {
    story: "A game of 50 GB is downloaded over a line of 100 Mbit/s, of which 5% is overhead.",
    inputs: { size: 50, speed: 100, overhead: 5 },
  },
  questions: [
    {
      question: "Why does a line of 100 Mbit/s not download 100 MB a second?",
      answer:
        "Lines are sold in bits and files are counted in bytes of 8 bits. 100 Mbit/s is at most 12.5 MB a second, so 1 GB takes at least 80 seconds.",
    },
    {
      question: "Is my file in GB or in GiB?",
      answer:
        "Windows divides by 1,024s and writes GB, so choose GiB for what it shows. macOS, phones and most shops count in thousands: choose GB. The difference is 7%.",
    },
    {
      question: "What should I put in for overhead?",
      answer:
        "Headers alone take about 4% to 6% of an Ethernet line. Over Wi-Fi or a mobile network 10% to 50% is more like it. Better still, take the speed that a speed test shows, and no overhead.",
    },
    {
      question: "What is the difference between Mbps, Mbit/s and MB/s?",
      answer: "Mbps and Mbit/s are both megabits a second. MB/s is megabytes a second, which is eight times as much.",
    },
  ],
  related: ["data-size", "time-duration", "percentage"],
  sources: [
    {
      title: "NIST, Definitions of the SI units: the binary prefixes",
      url: "https://physics.nist.gov/cuu/Units/binary.html",
    },
    { title: "Wikipedia, Goodput", url: "https://en.wikipedia.org/wiki/Goodput" },
  ],
  synonyms: [
    "upload time",
    "transfer time",
    "bandwidth",
    "file transfer",
    "internet speed",
    "Mbps to MB/s",
    "download speed",
    "broadband",
    "how long to download",
  ],
  vectors,
} satisfies Content<typeof downloadTime>;

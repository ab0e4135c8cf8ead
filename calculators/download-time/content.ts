import type { Content } from "#engine";
import type downloadTime from "./download-time.ts";
import vectors from "./vectors.ts";

export default {
  title: "Download time calculator: size and speed to time",
  purpose:
    "Calculates how long a file takes to download or upload from its size and your internet speed, in any units.",
  about: [
    "A new game is 100 GB and your internet plan says 300 Mbps. Will it be ready tonight? The units make the math tricky: files are measured in bytes, speeds in bits, and there are eight bits in a byte.",
    "It works for uploads too, such as backing up a laptop to the cloud. Upload speeds are often ten times slower, so enter yours.",
  ],
  howToUse: [
    "If the time is too long, start it overnight, or plug in a cable: Wi-Fi is often the slowest part.",
    "The table shows the same file at other speeds. Use it before you pay for a faster plan: 1,000 Mbps instead of 100 saves hours only if you often download large files.",
    "Run a speed test and enter its result with no overhead. That gives the most realistic time.",
  ],
  methodology: [
    "Size and speed are both converted to bits by the exact definition of their units. Some of the speed is lost to overhead: the sender's and receiver's addresses, and data that has to be sent again. It is subtracted first. The time is the size divided by the speed that is left.",
    "The table shows the time at common plan speeds, with the same overhead.",
  ],
  assumptions: [
    "A byte has 8 bits. kB, MB, GB and TB count in thousands: 1 GB is 1,000,000,000 bytes. KiB, MiB, GiB and TiB count in 1,024s.",
    "Speeds count in thousands, as providers sell them: 100 Mbit/s is 100,000,000 bits per second. Mbps is another name for Mbit/s.",
    "There is no overhead unless you enter it. At 10%, 90 of 100 Mbit/s are left.",
    "The speed stays the same from start to finish.",
  ],
  limitations: [
    "Real downloads are slower. The server, the Wi-Fi, other people on the line or your drive can each be the bottleneck.",
    "The speed of a plan is usually the most it can do. Upload is often much slower than download.",
    "Starting up, unpacking and installing are left out.",
  ],
  example: {
    story:
      "It's Friday at six and Leo wants to play a 50 GB game tonight. His plan is 100 Mbit/s, and he allows 5% for overhead.",
    outcome:
      "Ready a little after seven, if the rest of the family stays off the line. Over Wi-Fi, which tests at 30 Mbps in his room, the same download would take almost four hours.",
    inputs: { size: 50, speed: 100, overhead: 5 },
  },
  mistakes: [
    "Dividing GB by Mbps. 50 ÷ 100 isn't half a second; the units differ by a factor of 8,000.",
    "Reading MB/s as Mbps. A capital B means bytes, and makes it eight times as fast.",
    "Using your download speed for an upload.",
    "Choosing GB for a size that Windows shows. Windows writes GB but counts in 1,024s, so choose GiB.",
  ],
  questions: [
    {
      question: "How long does it take to download 100 GB?",
      answer:
        "At 100 Mbps, at least 2 hours and 13 minutes. At 1 Gbps it is just over 13 minutes if the server keeps up.",
    },
    {
      question: "Why doesn't my 100 Mbps line download 100 MB per second?",
      answer:
        "Lines are sold in bits, files are counted in bytes. 100 Mbps is at most 12.5 MB per second, so 1 GB takes at least 80 seconds.",
    },
    {
      question: "Is my file in GB or GiB?",
      answer:
        "Windows counts in 1,024s but writes GB, so choose GiB for what it shows. macOS, phones and most stores count in thousands: choose GB. The difference is 7%.",
    },
    {
      question: "What should I enter for overhead?",
      answer:
        "About 5% on a wired line. Over Wi-Fi or a mobile network, 10% to 50% is more realistic. Better still, use a speed test result with no overhead.",
    },
    {
      question: "What is the difference between Mbps, Mbit/s and MB/s?",
      answer: "Mbps and Mbit/s are both megabits per second. MB/s is megabytes per second: eight times as much.",
    },
  ],
  next: [
    { slug: "data-size", why: "convert GB, GiB, MB and bits." },
    { slug: "time-duration", why: "find the time between two clock times." },
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
  everydayWords: [
    "gigs",
    "4K movie, video",
    "game",
    "wifi",
    "mbps",
    "over USB",
    "transfer, copying",
    "backup to cloud",
    "minutes, seconds",
    "phone",
    "connection",
  ],
  vectors,
  changes: [
    {
      version: "1.0.1",
      date: "2026-11-24",
      what: "The speed says that Mbit/s and Mbps are the same. All figures are the same as before.",
    },
  ],
} satisfies Content<typeof downloadTime>;

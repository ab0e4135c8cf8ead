import { NIST_BINARY_PREFIXES } from "#calculators/sources";
import type { Content } from "#engine";
import type downloadTime from "./download-time.ts";
import vectors from "./vectors.ts";

export default {
  title: "Download time calculator: size and speed to time",
  purpose:
    "Calculates how long a file takes to download or upload from its size and your internet speed, in any units.",
  about: [
    "A new game is 100 GB and your internet plan says 300 Mbps. Will the game be ready tonight? Files are measured in bytes and speeds in bits, and a byte has eight bits. This page converts the units for you.",
    "You can also use this page for uploads, such as backing up a laptop to the cloud. Upload speeds are often ten times slower than download speeds, so enter your upload speed.",
  ],
  howToUse: [
    "If the download takes too long, start it overnight, or connect with a cable. Wi-Fi is often the slowest part.",
    "The table shows how long the same file takes at other speeds. Look at the table before you pay for a faster plan. Going from 100 to 1,000 Mbps saves much time only if you often download large files.",
    "For the most realistic time, run a speed test and enter its result. Leave the overhead at 0%.",
  ],
  methodology: [
    "The page converts size and speed to bits. Some of the speed is lost to overhead: the sender's and receiver's addresses, and data that has to be sent again. The overhead is subtracted from the speed. The time is the size divided by the remaining speed.",
    "The table shows the time at common plan speeds, with the overhead you entered.",
  ],
  assumptions: [
    "A byte has 8 bits. kB, MB, GB and TB count in thousands: 1 GB is 1,000,000,000 bytes. KiB, MiB, GiB and TiB count in 1,024s.",
    "kbit/s, Mbit/s and Gbit/s count in thousands: 100 Mbit/s is 100,000,000 bits per second. Mbps is another name for Mbit/s.",
    "The overhead starts at 0%. With 10% overhead, 90 of 100 Mbit/s are left for the file.",
    "The speed stays the same from start to finish.",
  ],
  limitations: [
    "Real downloads often take longer. The server, the Wi-Fi, your drive or other people on your connection can slow a download down.",
    "The speed in your plan is usually the maximum. You may get less.",
    "The time for starting, unpacking and installing isn't included.",
  ],
  example: {
    story:
      "It's Friday at six, and Leo wants to play a 50 GB game tonight. His plan is 100 Mbit/s, and he allows 5% for overhead.",
    outcome:
      "The game is ready a little after seven, if the rest of the family doesn't use the internet. Over Wi-Fi, a speed test in Leo's room shows only 30 Mbps. At 30 Mbps, the download would take almost four hours.",
    inputs: { size: 50, speed: 100, overhead: 5 },
  },
  mistakes: [
    "Dividing gigabytes by megabits, such as 50 GB by 100 Mbps. Convert the size first: 1 GB is 8,000 megabits.",
    "Reading MB/s as Mbps. A speed in MB/s is eight times as fast.",
    "Using your download speed for an upload. Uploads are often much slower.",
    "Choosing GB for a size that Windows shows. Windows writes GB but counts in 1,024s, so choose GiB.",
  ],
  questions: [
    {
      question: "How long does it take to download 100 GB?",
      answer:
        "At 100 Mbps, a download of 100 GB takes at least 2 hours and 13 minutes. At 1 Gbps it takes just over 13 minutes if the server is fast enough.",
    },
    {
      question: "Why doesn't my 100 Mbps line download 100 MB per second?",
      answer:
        "Internet speeds are sold in bits, but files are counted in bytes. 100 Mbps is at most 12.5 MB per second. So 1 GB takes at least 80 seconds.",
    },
    {
      question: "Is my file in GB or GiB?",
      answer:
        "Windows writes GB but counts in 1,024s. Choose GiB for a size that Windows shows. macOS, phones and most stores count in thousands, so choose GB for their sizes. 1 GiB is 7% larger than 1 GB.",
    },
    {
      question: "What should I enter for overhead?",
      answer:
        "Enter about 5% on a wired line. Over Wi-Fi or a mobile network, 10% to 50% is more realistic. If you enter a speed test result, leave the overhead at 0%.",
    },
    {
      question: "What is the difference between Mbps, Mbit/s and MB/s?",
      answer:
        "Mbps and Mbit/s both mean megabits per second. MB/s means megabytes per second, which is eight times as much.",
    },
  ],
  next: [
    { slug: "data-size", why: "convert GB, GiB, MB and bits." },
    { slug: "time-duration", why: "find the time between two clock times." },
  ],
  related: ["data-size", "time-duration", "percentage"],
  sources: [NIST_BINARY_PREFIXES, { title: "Wikipedia, Goodput", url: "https://en.wikipedia.org/wiki/Goodput" }],
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
  everydayWords: ["upload", "transfer", "copying", "backup", "wifi", "game", "movie", "USB"],
  inputWords: {
    size: "Gigs, GB file, 4K movie, video, cloud backup",
    speed: "mbps your connection reaches",
    overhead: "Slower than promised",
  },
  vectors,
  changes: [
    {
      version: "1.0.2",
      date: "2026-11-26",
      what: "Times always have their seconds: six minutes are 0:06:00, not 0:06. Speeds below 1 kbit/s, 1 kB/s or 1 KiB/s are accepted.",
    },
    {
      version: "1.0.1",
      date: "2026-11-24",
    },
  ],
} satisfies Content<typeof downloadTime>;

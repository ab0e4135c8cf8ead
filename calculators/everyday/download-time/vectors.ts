import type { Vectors } from "#engine";
import type downloadTime from "./download-time.ts";

export default [
  {
    title: "Peterson and Davie, Computer Networks: A Systems Approach",
    url: "https://book.systemsapproach.org/foundation/performance.html",
    read: "2026-11-22",
    rows: [
      [
        "section 1.5.3, High-Speed Networks: the transmit time of 1 MB at 1 Gbps, 8 ms",
        { size: 1, size_unit: "MB", speed: 1, speed_unit: "Gbit/s" },
        { seconds: "0.008" },
        { edge: "1 MB at 1 Gbit/s takes 8 milliseconds and not 1" },
      ],
    ],
  },
  {
    title: "Sowing Code, Conversion of data sizes and calculation of data transfer rates",
    url: "https://sowingcode.com/ar.php?id=5",
    read: "2026-11-20",
    rows: [
      [
        "worked examples",
        { size: 100, size_unit: "GiB", speed: 50, speed_unit: "MB/s" },
        { seconds: "2147.48" },
        { edge: "100 GiB at 50 MB/s: 1,024s on one side and thousands on the other" },
      ],
      ["worked examples", { size: 40, size_unit: "kB", speed: 3, speed_unit: "KiB/s" }, { seconds: "13.02" }],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "45 ÷ (1 × 0.9) = 50; 45 × 8 ÷ (10 × 0.9) = 40",
        { size: 45, size_unit: "MB", speed: 1, speed_unit: "MB/s", overhead: 10 },
        { seconds: "50", "lines.1.time": "0:00:40" },
        { given: "A tenth is overhead" },
      ],
      [
        "36,000 ÷ 100 = 360; 360 ÷ 60 = 6",
        { size: 36, size_unit: "MB", speed: 100, speed_unit: "kB/s" },
        { seconds: "360", time: "0:06:00" },
        { given: "Six minutes have their seconds too" },
      ],
      [
        "336 ÷ 0.336 = 1,000; 16 × 60 + 40 = 1,000",
        { size: 336, size_unit: "kB", speed: "0.336", speed_unit: "kB/s" },
        { seconds: "1,000", time: "0:16:40" },
        { edge: "Less than a kilobyte a second" },
      ],
      ["0 ÷ 100 = 0", { size: 0, speed: 100 }, { seconds: "0", time: "0:00:00" }, { edge: "Nothing takes no time" }],
    ],
  },
  {
    title: "Mathspace, Grade 12, Units of Digital Files",
    url: "https://mathspace.co/textbooks/syllabuses/Syllabus-463/topics/Topic-8882/subtopics/Subtopic-117672/?activeTab=theory",
    read: "2026-11-24",
    rows: [
      [
        "Download time of a file of 1 gigabit, which is 16 minutes and 40 seconds",
        { size: 1, size_unit: "Gbit", speed: 1, speed_unit: "Mbit/s" },
        { seconds: "1,000" },
      ],
    ],
  },
] satisfies Vectors<typeof downloadTime>;

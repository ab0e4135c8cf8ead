import type { Vectors } from "#engine";
import type downloadTime from "./download-time.ts";

const SYSTEMS = {
  title: "Peterson and Davie, Computer Networks: A Systems Approach",
  url: "https://book.systemsapproach.org/foundation/performance.html",
  place: "section 1.5.3, High-Speed Networks: the transmit time of 1 MB at 1 Gbps, 8 ms",
  read: "2026-11-22",
};
const SOWING_CODE = {
  title: "Sowing Code, Conversion of data sizes and calculation of data transfer rates",
  url: "https://sowingcode.com/ar.php?id=5",
  place: "worked examples",
  read: "2026-11-20",
};

const mathspace = (place: string) => ({
  title: "Mathspace, Grade 12, Units of Digital Files",
  url: "https://mathspace.co/textbooks/syllabuses/Syllabus-463/topics/Topic-8882/subtopics/Subtopic-117672/?activeTab=theory",
  place,
  read: "2026-11-24",
});

export default [
  {
    given: "1 MB at 1 Gbit/s takes 8 milliseconds and not 1",
    inputs: { size: 1, size_unit: "MB", speed: 1, speed_unit: "Gbit/s" },
    expected: { seconds: "0.008" },
    by: "published",
    source: SYSTEMS,
    edge: true,
  },
  {
    given: "100 GiB at 50 MB/s: 1,024s on one side and thousands on the other",
    inputs: { size: 100, size_unit: "GiB", speed: 50, speed_unit: "MB/s" },
    expected: { seconds: "2147.48" },
    by: "published",
    source: SOWING_CODE,
    edge: true,
  },
  {
    given: "40 kB at 3 KiB/s",
    inputs: { size: 40, size_unit: "kB", speed: 3, speed_unit: "KiB/s" },
    expected: { seconds: "13.02" },
    by: "published",
    source: SOWING_CODE,
  },
  {
    given: "A tenth is overhead",
    inputs: { size: 45, size_unit: "MB", speed: 1, speed_unit: "MB/s", overhead: 10 },
    expected: { seconds: "50", "lines.1.time": "0:00:40" },
    by: "hand",
    source: { title: "45 ÷ (1 × 0.9) = 50; 45 × 8 ÷ (10 × 0.9) = 40" },
  },
  {
    given: "Six minutes have their seconds too",
    inputs: { size: 36, size_unit: "MB", speed: 100, speed_unit: "kB/s" },
    expected: { seconds: "360", time: "0:06:00" },
    by: "hand",
    source: { title: "36,000 ÷ 100 = 360; 360 ÷ 60 = 6" },
  },
  {
    given: "Less than a kilobyte a second",
    inputs: { size: 336, size_unit: "kB", speed: "0.336", speed_unit: "kB/s" },
    expected: { seconds: "1,000", time: "0:16:40" },
    by: "hand",
    source: { title: "336 ÷ 0.336 = 1,000; 16 × 60 + 40 = 1,000" },
    edge: true,
  },
  {
    given: "Nothing takes no time",
    inputs: { size: 0, speed: 100 },
    expected: { seconds: "0", time: "0:00:00" },
    by: "hand",
    source: { title: "0 ÷ 100 = 0" },
    edge: true,
  },
  ...(
    [
      [
        "A gigabit at 1 Mbit/s",
        { size: 1, size_unit: "Gbit", speed: 1, speed_unit: "Mbit/s" },
        { seconds: "1,000" },
        "Download time of a file of 1 gigabit, which is 16 minutes and 40 seconds",
      ],
    ] as const
  ).map(([given, inputs, expected, place]) => ({
    given,
    inputs,
    expected,
    by: "published" as const,
    source: mathspace(place),
  })),
] satisfies Vectors<typeof downloadTime>;

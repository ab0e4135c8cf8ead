import type { Vectors } from "#engine";
import type downloadTime from "./download-time.ts";

const SOWING_CODE = {
  title: "Sowing Code, Conversion of data sizes and calculation of data transfer rates",
  url: "https://sowingcode.com/ar.php?id=5",
};
const CALKULON = {
  title: "Calkulon, How to calculate file download time",
  url: "https://www.calkulon.com/en/learn/file-download-time",
};

export default [
  {
    given: "100 GiB at 50 MB/s: 1,024s on one side and thousands on the other",
    inputs: { size: 100, size_unit: "GiB", speed: 50, speed_unit: "MB/s" },
    expected: { seconds: "2147.48", time: "0:35:47" },
    by: "published",
    source: SOWING_CODE,
    edge: true,
  },
  {
    given: "850 GiB at 120 MB/s",
    inputs: { size: 850, size_unit: "GiB", speed: 120, speed_unit: "MB/s" },
    expected: { seconds: "7605.67" },
    by: "published",
    source: SOWING_CODE,
  },
  {
    given: "40 kB at 3 KiB/s",
    inputs: { size: 40, size_unit: "kB", speed: 3, speed_unit: "KiB/s" },
    expected: { seconds: "13.02" },
    by: "published",
    source: SOWING_CODE,
  },
  {
    given: "110 MiB at 140 kB/s",
    inputs: { size: 110, size_unit: "MiB", speed: 140, speed_unit: "kB/s" },
    expected: { seconds: "823.88" },
    by: "published",
    source: SOWING_CODE,
  },
  {
    given: "50 MiB at 40 bytes a second: fifteen days",
    inputs: { size: 50, size_unit: "MiB", speed: 40, speed_unit: "B/s" },
    expected: { seconds: "1310720", time: "364:05:20" },
    by: "published",
    source: SOWING_CODE,
  },
  {
    given: "50 Mbit at 20 kB/s: bits on one side and bytes on the other",
    inputs: { size: 50, size_unit: "Mbit", speed: 20, speed_unit: "kB/s" },
    expected: { seconds: "312.5" },
    by: "published",
    source: SOWING_CODE,
    edge: true,
  },
  {
    given: "1 GB at 100 Mbit/s takes 80 seconds and not 10",
    inputs: { size: 1, speed: 100 },
    expected: { seconds: "80", time: "0:01:20", useful_speed: "12.5" },
    by: "published",
    source: CALKULON,
  },
  {
    given: "A film of 15 GB at 50 Mbit/s",
    inputs: { size: 15, speed: 50 },
    expected: { seconds: "2400", time: "0:40" },
    by: "published",
    source: CALKULON,
  },
  {
    given: "A file of 1,000 KB of 1,024 bytes each at 1.5 Mbit/s",
    inputs: { size: 1000, size_unit: "KiB", speed: 1.5 },
    expected: { seconds: "5.461" },
    by: "published",
    source: {
      title: "Peterson and Davie, Computer Networks: A Systems Approach, chapter 1, exercise 5, as solved at Vaia",
      url: "https://vaia.com/en-us/textbooks/computer-science/computer-networks-a-systems-approach-3-edition/chapter-1/problem-5-calculate-the-total-time-required-to-transfer-a-10",
    },
  },
  {
    given: "TCP over Ethernet at 100 Mbit/s: 66 of 1,526 bytes are headers",
    inputs: { size: 1, speed: 100, overhead: 4.325 },
    expected: { useful_speed: "11.959" },
    by: "published",
    source: { title: "Wikipedia, Goodput, example", url: "https://en.wikipedia.org/wiki/Goodput" },
  },
  {
    given: "A tenth is overhead",
    inputs: { size: 45, size_unit: "MB", speed: 1, speed_unit: "MB/s", overhead: 10 },
    expected: { seconds: "50", "lines.1.time": "0:00:40" },
    by: "hand",
    source: { title: "45 ÷ (1 × 0.9) = 50; 45 × 8 ÷ (10 × 0.9) = 40" },
  },
  {
    given: "Nothing takes no time",
    inputs: { size: 0, speed: 100 },
    expected: { seconds: "0", time: "0:00" },
    by: "hand",
    source: { title: "0 ÷ 100 = 0" },
    edge: true,
  },
] satisfies Vectors<typeof downloadTime>;

import type { Asks } from "#engine";

const asks: Asks = [
  {
    converts: {
      bit: "bits?",
      B: "bytes?",
      kB: "kilobytes?|kb",
      MB: "megabytes?|mb",
      GB: "gigabytes?|gb",
      TB: "terabytes?|tb",
      PB: "petabytes?",
      KiB: "kibibytes?|kib",
      MiB: "mebibytes?|mib",
      GiB: "gibibytes?|gib",
      TiB: "tebibytes?|tib",
      Mbit: "megabits?|mbits?",
      Gbit: "gigabits?|gbits?",
    },
  },
  {
    example: "100 mbps in MB/s",
    says: ["{value:plain} (mbps|mbit/s|megabits per second) (to|in) (mb/s|mbytes/s|megabytes per second)"],
    inputs: { from: "Mbit", to: "MB" },
    assumed: { "": "each second" },
  },
  {
    example: "12 MB/s in mbps",
    says: ["{value:plain} (mb/s|mbytes/s|megabytes per second) (to|in) (mbps|mbit/s|megabits per second)"],
    inputs: { from: "MB", to: "Mbit" },
    assumed: { "": "each second" },
  },
];

export default asks;

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
];

export default asks;

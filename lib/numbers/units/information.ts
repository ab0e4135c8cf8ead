// In bits. Decimal prefixes: the SI. Binary prefixes and the byte of 8 bits: IEC 80000-13:2008.
import { unitsBy } from "../dimension.ts";

export const INFORMATION = /* @__PURE__ */ unitsBy({
  bit: ["Bits", "bit", "1", "bits?"],
  B: ["Bytes (B)", "B", "8 bit", "bytes?"],
  kB: ["Kilobytes (kB), 1,000 bytes", "kB", "1000 B", "kilobytes?|kb"],
  MB: ["Megabytes (MB)", "MB", "1000 kB", "megabytes?|mb"],
  GB: ["Gigabytes (GB)", "GB", "1000 MB", "gigabytes?|gb"],
  TB: ["Terabytes (TB)", "TB", "1000 GB", "terabytes?|tb"],
  PB: ["Petabytes (PB)", "PB", "1000 TB", "petabytes?"],
  EB: ["Exabytes (EB)", "EB", "1000 PB"],
  KiB: ["Kibibytes (KiB), 1,024 bytes", "KiB", "1024 B", "kibibytes?|kib"],
  MiB: ["Mebibytes (MiB)", "MiB", "1024 KiB", "mebibytes?|mib"],
  GiB: ["Gibibytes (GiB)", "GiB", "1024 MiB", "gibibytes?|gib"],
  TiB: ["Tebibytes (TiB)", "TiB", "1024 GiB", "tebibytes?|tib"],
  PiB: ["Pebibytes (PiB)", "PiB", "1024 TiB"],
  EiB: ["Exbibytes (EiB)", "EiB", "1024 PiB"],
  kbit: ["Kilobits (kbit)", "kbit", "1000 bit"],
  Mbit: ["Megabits (Mbit)", "Mbit", "1000 kbit", "megabits?|mbits?"],
  Gbit: ["Gigabits (Gbit)", "Gbit", "1000 Mbit", "gigabits?|gbits?"],
  Tbit: ["Terabits (Tbit)", "Tbit", "1000 Gbit"],
  Kibit: ["Kibibits (Kibit)", "Kibit", "1024 bit"],
  Mibit: ["Mebibits (Mibit)", "Mibit", "1024 Kibit"],
  Gibit: ["Gibibits (Gibit)", "Gibit", "1024 Mibit"],
});

// In bits a second, of those bits and bytes.
const aSecond = ({ label, factor }: { readonly label: string; readonly factor: string }) => ({
  label: `${label}/s`,
  factor,
});

export const DATA_RATE = /* @__PURE__ */ (({ kbit, Mbit, Gbit, B, kB, MB, GB, KiB, MiB }) => ({
  "kbit/s": aSecond(kbit),
  "Mbit/s": aSecond(Mbit),
  "Gbit/s": aSecond(Gbit),
  "B/s": aSecond(B),
  "kB/s": aSecond(kB),
  "MB/s": aSecond(MB),
  "GB/s": aSecond(GB),
  "KiB/s": aSecond(KiB),
  "MiB/s": aSecond(MiB),
}))(INFORMATION);

// Prefixes and bytes as above; in bits a second.
export const DATA_RATES = /* @__PURE__ */ unitsBy({
  bps: ["Bits per second (bit/s)", "bit/s", "1", "bps|bits? (per|a) second"],
  kbps: ["Kilobits per second (kbit/s)", "kbit/s", "1000 bps", "kbps|kbit/s|kilobits? (per|a) second"],
  Mbps: ["Megabits per second (Mbit/s)", "Mbit/s", "1000 kbps", "mbps|mbit/s|megabits? (per|a) second"],
  Gbps: ["Gigabits per second (Gbit/s)", "Gbit/s", "1000 Mbps", "gbps|gbit/s|gigabits? (per|a) second"],
  Tbps: ["Terabits per second (Tbit/s)", "Tbit/s", "1000 Gbps", "tbps|tbit/s|terabits? (per|a) second"],
  B_s: ["Bytes per second (B/s)", "B/s", "8 bps", "bytes? (per|a) second"],
  kB_s: ["Kilobytes per second (kB/s)", "kB/s", "1000 B_s", "kb/s|kilobytes? (per|a) second"],
  MB_s: ["Megabytes per second (MB/s)", "MB/s", "1000 kB_s", "mb/s|megabytes? (per|a) second"],
  GB_s: ["Gigabytes per second (GB/s)", "GB/s", "1000 MB_s", "gb/s|gigabytes? (per|a) second"],
  TB_s: ["Terabytes per second (TB/s)", "TB/s", "1000 GB_s", "terabytes? (per|a) second"],
  KiB_s: ["Kibibytes per second (KiB/s)", "KiB/s", "1024 B_s", "kib/s|kibibytes? (per|a) second"],
  MiB_s: ["Mebibytes per second (MiB/s)", "MiB/s", "1024 KiB_s", "mib/s|mebibytes? (per|a) second"],
  GiB_s: ["Gibibytes per second (GiB/s)", "GiB/s", "1024 MiB_s", "gib/s|gibibytes? (per|a) second"],
  MB_min: ["Megabytes per minute", "MB/min", "1 ÷ 60 MB_s", "megabytes? (per|a) minute"],
  GB_h: ["Gigabytes per hour", "GB/h", "1 ÷ 3600 GB_s", "gigabytes? (per|an) hour"],
  GB_d: ["Gigabytes per day", "GB/day", "1 ÷ 24 GB_h", "gigabytes? (per|a) day"],
  TB_month: ["Terabytes per month of 30 days", "TB/month", "1000 ÷ 30 GB_d", "terabytes? (per|a) month"],
});

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

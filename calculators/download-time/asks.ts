import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "download time 2 MB at 1 Mbit/s",
    says: [
      "(how long to download|download time (for)?) (a|an)? {size:plain} ?mb (file)? (at|with|on)? {speed:number} (mbit/s|mbps)",
    ],
    inputs: { size_unit: "MB", speed_unit: "Mbit/s" },
  },
  {
    example: "download time 2 MB at 1 Gbit/s",
    says: [
      "(how long to download|download time (for)?) (a|an)? {size:plain} ?mb (file)? (at|with|on)? {speed:number} (gbit/s|gbps)",
    ],
    inputs: { size_unit: "MB", speed_unit: "Gbit/s" },
  },
  {
    example: "download time 2 GB at 1 Mbit/s",
    says: [
      "(how long to download|download time (for)?) (a|an)? {size:plain} ?gb (file)? (at|with|on)? {speed:number} (mbit/s|mbps)",
    ],
    inputs: { size_unit: "GB", speed_unit: "Mbit/s" },
  },
  {
    example: "download time 2 GB at 1 Gbit/s",
    says: [
      "(how long to download|download time (for)?) (a|an)? {size:plain} ?gb (file)? (at|with|on)? {speed:number} (gbit/s|gbps)",
    ],
    inputs: { size_unit: "GB", speed_unit: "Gbit/s" },
  },
  {
    example: "download time 2 TB at 1 Mbit/s",
    says: [
      "(how long to download|download time (for)?) (a|an)? {size:plain} ?tb (file)? (at|with|on)? {speed:number} (mbit/s|mbps)",
    ],
    inputs: { size_unit: "TB", speed_unit: "Mbit/s" },
  },
  {
    example: "download time 2 TB at 1 Gbit/s",
    says: [
      "(how long to download|download time (for)?) (a|an)? {size:plain} ?tb (file)? (at|with|on)? {speed:number} (gbit/s|gbps)",
    ],
    inputs: { size_unit: "TB", speed_unit: "Gbit/s" },
  },
];

export default asks;

import type { Asks } from "#engine";

const asks: Asks = [
  {
    examples: ["download time 2 GB at 100 Mbit/s", "download 50gb at 100mbps"],
    about: ["download", "upload", "file upload"],
  },
];

export default asks;

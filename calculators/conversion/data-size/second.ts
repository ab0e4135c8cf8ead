import { conversion } from "#calculators/second/convert";
import type { Opinion } from "#calculators/second/given";
import { BITS } from "#calculators/second/units";

const OFFERED = [
  ..."bit B kB MB GB TB PB EB KiB MiB GiB TiB PiB EiB".split(" "),
  ..."kbit Mbit Gbit Tbit Kibit Mibit Gibit".split(" "),
];

const dataSize: Opinion = (given) => conversion(given, BITS, OFFERED);

export default dataSize;

import type { Asks } from "#engine";

const WANTED = (key: string) => `(tvm)? (solve|find)? (for)? ${key} (with|if|for|when|where)?`;
const N = "n (=|is|of)? {periods:number} (,)?";
const RATE = "(i/y|iy|i|rate) (=|is|of)? {annual_rate:number} (%|percent)? (,)?";
const PV = "(and)? pv (=|is|of)? {present_value:number} (,)?";
const PMT = "(and)? pmt (=|is|of)? {payment:number} (,)?";
const FV = "(and)? fv (=|is|of)? {future_value:number}";
const PERIODIC = { payments_per_year: "1" } as const;

const asks: Asks = [
  {
    example: "solve for pmt with n = 36, i/y = 0.5, pv = 32000",
    says: [`${WANTED("pmt")} ${N} ${RATE} ${PV} (${FV.replace("{future_value:number}", "0")})?`],
    inputs: { find: "pmt", future_value: "0", ...PERIODIC },
  },
  {
    example: "find fv with n = 10, i/y = 5, pv = -1000, pmt = -200",
    says: [`${WANTED("fv")} ${N} ${RATE} ${PV} ${PMT}`],
    inputs: { find: "fv", ...PERIODIC },
  },
  {
    example: "find pv with n = 30, i/y = 2.5, pmt = -20, fv = -1000",
    says: [`${WANTED("pv")} ${N} ${RATE} ${PMT} ${FV}`],
    inputs: { find: "pv", ...PERIODIC },
  },
  {
    example: "solve for i/y with n = 14, pv = -952.06, pmt = 5, fv = 1000",
    says: [`${WANTED("(i/y|iy|i|rate)")} ${N} ${PV} ${PMT} ${FV}`],
    inputs: { find: "rate", ...PERIODIC },
  },
  {
    example: "solve for n with i/y = 6, pv = -15000, fv = 25000",
    says: [`${WANTED("n")} (,)? ${RATE} ${PV} ${FV}`],
    inputs: { find: "n", payment: "0", ...PERIODIC },
  },
];

export default asks;

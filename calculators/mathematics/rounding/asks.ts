import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "37 to nearest 10",
    says: ["(round)? {number:plain} (rounded)? to (the)? nearest {multiple:number}"],
    inputs: { to: "multiple" },
  },
  {
    example: "2,149 to the nearest thousand",
    says: ["(round)? {number:plain} (rounded)? to (the)? nearest thousand"],
    inputs: { to: "multiple", multiple: "1000" },
  },
  {
    example: "2,149 to the nearest hundred",
    says: ["(round)? {number:plain} (rounded)? to (the)? nearest hundred"],
    inputs: { to: "multiple", multiple: "100" },
  },
  {
    example: "9876 to 2 sig figs",
    says: [
      "(round)? {number:plain} to {figures:count} (sig figs|sig fig|significant figures|significant digits|s[.]?f[.]?)",
    ],
    inputs: { to: "figures" },
  },
  {
    example: "2.3456 to 2 dp",
    says: ["(round)? {number:plain} to {places:count} (dp|decimal places|decimals)"],
    inputs: { to: "places" },
  },
];

export default asks;

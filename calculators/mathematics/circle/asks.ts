import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "circumference of a circle radius 1",
    says: ["circumference (of)? (a)? circle (with)? (radius)? {radius:number}"],
    inputs: { known: "radius" },
    answer: "circumference",
  },
  {
    example: "circumference of a circle with diameter 10",
    says: ["circumference (of)? (a)? circle (with)? (a)? diameter (of)? {diameter:number}"],
    inputs: { known: "diameter" },
    answer: "circumference",
  },
  {
    example: "area of a circle radius 3",
    says: [
      "(area of (a)? circle|circle area) (with)? (a)? radius (of)? {radius:number}",
      "(area of (a)? circle|circle area) (with)? (a)? {radius:number} (in|inch|inches|cm|ft|foot|feet|m|meter)? radius",
    ],
    inputs: { known: "radius" },
  },
  {
    example: "circle area diameter 10",
    says: ["(area of (a)? circle|circle area) (with)? diameter {diameter:number}"],
    inputs: { known: "diameter" },
  },
  {
    example: "diameter of a circle with area 50",
    says: ["diameter (of)? (a)? circle (with)? area {area:number}"],
    inputs: { known: "area" },
    answer: "diameter",
  },
];

export default asks;

import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "square feet of a 12 by 14 room",
    says: [
      "(square (feet|footage)|sq ?ft) (of)? (a|an)? (room)? {length:plain} (ft|feet)? (by|x|×) {width:side} (ft|feet)? (room)?",
      "area of (a|an)? {length:plain} (ft|feet)? (by|x|×) {width:side} (ft|feet)? room",
      "{length:plain} (ft|feet)? (by|x|×) {width:side} (ft|feet)? room (in)? (square feet|square footage|sq ft|sqft)",
    ],
    inputs: { shape: "rectangle", length_unit: "ft", width_unit: "ft" },
  },
  {
    example: "4 m x 5 m in square meters",
    says: ["{length:number} m (by|x|×) {width:number} m in (square (meters|metres)|m2|m²|sqm)"],
    inputs: { shape: "rectangle", length_unit: "m", width_unit: "m" },
    answer: "square_metres",
  },
];

export default asks;

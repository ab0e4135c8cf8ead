import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "how many btu for a 300 sq ft room",
    says: [
      "(how many|what)? (btu|btus|size ac|size air conditioner|ac size|air conditioner size) (do i need)? (for) (a|an)? {area:plain} (sq ?ft|sqft|square feet|square foot) (room|bedroom|living room|apartment)?",
    ],
    inputs: { measured_by: "area", area_unit: "ft2" },
    assumed: { "": "average sun, two people" },
  },
  {
    example: "air conditioner for a 20x15 ft room",
    says: [
      "(btu|btus|ac|air conditioner|window unit) (size)? (for) (a|an)? {length:plain} ?(x|by|×) ?{width:side} (ft|feet|foot)? (room|bedroom|living room)?",
    ],
    inputs: { measured_by: "room", length_unit: "ft", width_unit: "ft" },
    assumed: { "": "average sun, two people" },
  },
];

export default asks;

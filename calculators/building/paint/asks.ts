import type { Asks } from "#engine";

const asks: Asks = [
  {
    examples: ["how much paint 15 x 10 ft room 9 foot ceiling 2 coats"],
    about: ["paint"],
    words: { height: ["ceiling", "wall", "high", "tall"] },
    assumed: "no doors or windows, unless given",
  },
  {
    example: "how many gallons of paint for a 12x15 room",
    says: [
      "(how much|how many gallons of|gallons of)? paint (do i need)? (for)? (a|an)? {:sides} (ft|feet|foot)? (room|bedroom)",
    ],
    inputs: { height: "8", length_unit: "ft", width_unit: "ft", height_unit: "ft" },
    assumed: { "": "walls 8 ft high, two coats, no doors or windows" },
  },
  {
    example: "paint for a 12x15 room with 8 ft ceilings",
    says: [
      "(how much|how many gallons of)? paint (do i need)? (for)? (a)? {:sides} (ft|feet)? room (with)? (a)? {height:plain} ?(ft|foot|feet|')? (ceilings?|walls|high|tall)?",
    ],
    inputs: { length_unit: "ft", width_unit: "ft", height_unit: "ft" },
    assumed: { "": "two coats, no doors or windows" },
  },
];

export default asks;

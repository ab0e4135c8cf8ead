import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "how many stairs for a 9 ft rise",
    says: [
      "(how many)? (stairs|steps|risers) (do i need)? (for|to climb|in)? (a|an)? (total)? (rise of)? {rise:plain} (ft|feet|foot) (rise|high|height|total rise|floor height)?",
    ],
    inputs: { find: "target", rise_unit: "ft" },
    assumed: { "": "risers of about 7 inches" },
  },
  {
    example: "how many stairs for a 107 inch rise",
    says: [
      "(how many)? (stairs|steps|risers) (do i need)? (for|to climb|in)? (a|an)? (total)? (rise of)? {rise:plain} (in|inch|inches) (rise|high|height|total rise)?",
    ],
    inputs: { find: "target", rise_unit: "in" },
    assumed: { "": "risers of about 7 inches" },
  },
];

export default asks;

import type { Asks } from "#engine";

const PITCH = "(at|with|and|,)? (a|an)? {rise:plain} ?(/|in|:) ?12 (pitch|slope|roof)?";
const KINDS = [
  [
    "squares",
    "(how many)? (squares of shingles|roofing squares|roof squares|squares of roofing)",
    "squares of shingles",
  ],
  ["bundles", "(how many)? (bundles of shingles|shingle bundles|bundles)", "bundles of shingles"],
] as const;

const asks: Asks = [
  ...KINDS.map(([answer, names, said]) => ({
    example: `how many ${said} for 1500 square feet at 6/12 pitch`,
    says: [
      `${names} (do i need)? (for|to cover)? (a|an)? {area:plain} (square feet|square foot|sq ?ft|sqft) (roof|house|footprint)? ${PITCH}`,
    ],
    inputs: { measured_by: "area", area_unit: "ft2", pitch_by: "twelve" },
    answer,
    assumed: { "": "the area seen from above, 10% extra" },
  })),
  {
    example: "roof area 30x40 with 6/12 pitch",
    says: [
      `(roof area|roof size|area of a roof) (of|for|with)? (a|an)? {:sides} (ft|feet|foot)? (house|building|roof)? ${PITCH}`,
    ],
    inputs: { measured_by: "gable", length_unit: "ft", width_unit: "ft", overhang: "0", pitch_by: "twelve" },
    answer: "square_feet",
    assumed: { "": "no overhang" },
  },
  {
    example: "roof area of 1500 square feet at 6/12 pitch",
    says: [`roof area (of|for|with)? {area:plain} (square feet|square foot|sq ?ft|sqft) (footprint|house)? ${PITCH}`],
    inputs: { measured_by: "area", area_unit: "ft2", pitch_by: "twelve" },
    answer: "square_feet",
  },
];

export default asks;

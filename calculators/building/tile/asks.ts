import type { Asks } from "#engine";

const asks: Asks = [
  {
    examples: ["tiles 60cm x 60cm for 20 m2"],
    about: ["tile", "tiles"],
    words: { tile_length: ["tile"], tile_width: ["tile"] },
    assumed: "10% waste, unless given",
  },
  {
    example: "how many 12x24 inch tiles for 100 square feet",
    says: [
      "(how many)? {tile_length:plain} ?(x|by|×) ?{tile_width:side} (in|inch|inches)? tiles? (do i need)? (for|to cover)? {area:plain} (square feet|sq ?ft|sqft)",
    ],
    inputs: { count_by: "area", area_unit: "ft2", tile_length_unit: "in", tile_width_unit: "in" },
    assumed: { "": "10% waste" },
  },
  {
    example: "how many tiles for a 12 by 10 foot floor with 12 inch tiles",
    says: [
      "(how many)? tiles (do i need)? (for)? (a|an)? {:sides} (foot|ft|feet)? (floor|room|kitchen|bathroom|area|space|wall)? (with|of|using)? {tile:square} tiles?",
      "(how many)? {tile:square} tiles? (do i need)? (for|to cover)? (a|an)? {:sides} (foot|ft|feet)? (floor|room|kitchen|bathroom|area|space|wall)?",
    ],
    inputs: {
      count_by: "room",
      length_unit: "ft",
      width_unit: "ft",
      tile_length_unit: "in",
      tile_width_unit: "in",
    },
    assumed: { "": "10% waste" },
  },
  {
    example: "how many 12 inch tiles for 100 square feet",
    says: ["(how many)? {tile:square} tiles? (do i need)? (for|to cover)? {area:plain} (square feet|sq ?ft|sqft)"],
    inputs: { count_by: "area", area_unit: "ft2", tile_length_unit: "in", tile_width_unit: "in" },
    assumed: { "": "10% waste" },
  },
];

export default asks;

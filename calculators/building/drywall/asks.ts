import type { Asks } from "#engine";

const NAMES = "(sheets of drywall|drywall sheets|drywall|sheetrock|sheets of sheetrock|plasterboard)";

const asks: Asks = [
  {
    example: "how many sheets of drywall for a 12x10 room",
    says: [
      `(how many|how much)? ${NAMES} (do i need)? (for|in)? (a|an)? {:sides} (ft|feet|foot)? (room|bedroom|basement|garage)`,
    ],
    inputs: { covers: "room", height: "8", length_unit: "ft", width_unit: "ft", height_unit: "ft" },
    assumed: { "": "walls 8 ft high and the ceiling, 10% extra, sheets of 4 × 8 ft" },
  },
  {
    example: "how much drywall for a 12x14 room with 9 foot ceilings",
    says: [
      `(how many|how much)? ${NAMES} (do i need)? (for|in)? (a|an)? {:sides} (ft|feet|foot)? (room|bedroom|basement|garage) (with)? (a|an)? {height:plain} ?(ft|foot|feet|'|-foot)? (high|tall)? (ceilings?|walls)?`,
    ],
    inputs: { covers: "room", length_unit: "ft", width_unit: "ft", height_unit: "ft" },
    assumed: { "": "walls and the ceiling, 10% extra, sheets of 4 × 8 ft" },
  },
  {
    example: "drywall for 1000 square feet",
    says: [
      `(how many|how much)? ${NAMES} (do i need)? (for|to cover)? {area:plain} (square feet|square foot|sq ?ft|sqft)`,
    ],
    inputs: { covers: "area", area_unit: "ft2" },
    assumed: { "": "10% extra, sheets of 4 × 8 ft" },
  },
  {
    example: "drywall for a 20x14 ceiling",
    says: [`(how many|how much)? ${NAMES} (do i need)? (for)? (a|an)? {:sides} (ft|feet|foot)? ceiling`],
    inputs: { covers: "ceiling", length_unit: "ft", width_unit: "ft" },
    assumed: { "": "10% extra, sheets of 4 × 8 ft" },
  },
];

export default asks;

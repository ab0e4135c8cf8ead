import type { Asks } from "#engine";

const SLAB = "{:sides} (ft|feet)? (slab|patio|driveway|sidewalk|walkway|pad|floor|garage floor|path)?";
const THICK = "(at)? {thickness:inches} (thick|deep)?";

const asks: Asks = [
  {
    example: "concrete for a 10x10 slab 4 inches thick",
    says: [`(how much)? concrete (do i need)? (for)? (a)? ${SLAB} ${THICK} (slab)?`],
    inputs: { length_unit: "ft", width_unit: "ft", thickness_unit: "in" },
    assumed: { "": "10% waste" },
  },
  {
    example: "bags of concrete for a 10x10 slab 4 inches thick",
    says: [`(how many)? (80 lb|80lb)? bags of concrete (do i need)? (for)? (a)? ${SLAB} ${THICK} (slab)?`],
    inputs: { length_unit: "ft", width_unit: "ft", thickness_unit: "in" },
    assumed: { "": "10% waste" },
    answer: "large_bags",
  },
];

export default asks;

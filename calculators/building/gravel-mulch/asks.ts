import type { Asks } from "#engine";

const MATERIALS = {
  gravel: "(gravel|pea gravel|crushed stone)",
  mulch: "(mulch|bark mulch|wood chips)",
  topsoil: "(topsoil|top soil)",
  sand: "sand",
  rock: "(river rock|rock)",
};
const WHERE = "(bed|flower bed|garden|lawn|path|driveway|patio|area)?";
const SIDES = `(for|to cover)? (a|an)? ${WHERE} {:sides} (ft|feet)? ${WHERE}`;
const KNOWN = `(for|to cover)? {area:plain} (square feet|square foot|sq ?ft|sqft) ${WHERE}`;
const DEEP = "(at)? {depth:inches} (deep|thick)?";
const UNITS = { length_unit: "ft", width_unit: "ft", depth_unit: "in" };

/** By what is counted: the words before the material, the figure and what it takes for granted. */
const COUNTED = [
  ["", "(how much|how many yards of|how many cubic yards of|cubic yards of)?", {}, "cubic_yards"],
  ["tons of ", "(how many)? tons of", {}, "tons"],
  ["bags of ", "(how many)? bags of", { sold_by: "bag" }, "bags_needed"],
] as const;

const asks: Asks = Object.entries(MATERIALS).flatMap(([material, names]) =>
  COUNTED.flatMap(([counted, before, sold, answer]) => {
    const asked = `${before} ${names} (do i need)?`;
    const assumed = { "": answer === "bags_needed" ? "10% extra, bags of 2 cubic feet" : "10% extra" };
    return [
      {
        example: `${counted}${material} for a 20x10 ft bed 3 inches deep`,
        says: [`${asked} ${SIDES} ${DEEP}`],
        inputs: { ...UNITS, ...sold, material },
        answer,
        assumed,
      },
      {
        example: `${counted}${material} for 300 square feet 3 inches deep`,
        says: [`${asked} ${KNOWN} ${DEEP}`],
        inputs: { ...sold, material, shape: "area", area_unit: "ft2", depth_unit: "in" },
        answer,
        assumed,
      },
    ];
  }),
);

export default asks;

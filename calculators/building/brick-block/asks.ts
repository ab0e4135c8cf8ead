import type { Asks } from "#engine";

const KINDS = [
  ["modular", "(bricks|brick)", "modular US bricks"],
  ["block", "(concrete blocks|cinder blocks|blocks|cmu)", "blocks of 16 × 8 inches"],
] as const;

const asks: Asks = KINDS.flatMap(
  ([unit, names, said]): Asks => [
    {
      example: `how many ${unit === "block" ? "concrete blocks" : "bricks"} for a 20x8 ft wall`,
      says: [
        `(how many)? ${names} (do i need)? (for|in)? (a|an)? {length:plain} ?(x|by|×) ?{height:side} (ft|feet|foot)? wall`,
      ],
      inputs: { unit, measured_by: "wall", length_unit: "ft", height_unit: "ft" },
      assumed: { "": `${said}, 5% extra` },
    },
    {
      example: `${unit === "block" ? "cinder blocks" : "bricks"} for 200 square feet`,
      says: [`(how many)? ${names} (do i need)? (for|to cover|in)? {area:plain} (square feet|square foot|sq ?ft|sqft)`],
      inputs: { unit, measured_by: "area", area_unit: "ft2" },
      assumed: { "": `${said}, 5% extra` },
    },
  ],
);

export default asks;

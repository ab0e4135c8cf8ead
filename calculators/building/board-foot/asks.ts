import type { Asks } from "#engine";

const UNITS = { from: "one", thickness_unit: "in", width_unit: "in", length_unit: "ft" };
const SIZE = "{thickness:plain} ?(x|by|×) ?{width:side} ?(x|by|×) ?{length:side} ?(ft|feet|foot|')?";

const asks: Asks = [
  {
    example: "board feet in 12 boards 2x6x10",
    says: [
      `(how many)? board feet (in|of|are in|for)? {pieces:count} (boards|pieces|pcs)? (of)? ${SIZE}`,
      "(how many)? board feet (in|of|are in|for)? {pieces:count} (boards|pieces|pcs)? (of)? {thickness:plain} ?(x|by|×) ?{width:side} (boards|,|at|that are)? {length:plain} ?(ft|feet|foot|'|-foot) (long|boards|lengths)?",
      `{pieces:count} (boards|pieces|pcs) (of)? ${SIZE} (in|to) board feet`,
    ],
    inputs: UNITS,
  },
  {
    example: "how many board feet is a 2x4x8",
    says: [`(how many)? board feet (in|of|are in|is|for)? (a|an|one)? ${SIZE}`, `${SIZE} (in|to) board feet`],
    inputs: UNITS,
  },
];

export default asks;

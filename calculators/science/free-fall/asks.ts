import type { Asks } from "#engine";

const HOW_LONG = "(how long|time) (does it take|will it take|is)? (to fall|to drop|for a fall of|of a fall of)";
const METERS = "(m|meters|meter|metres)";
const FEET = "(ft|feet|foot)";
const HOW_FAST =
  "(how fast|speed|impact speed|impact velocity) (after|of|from|for)? (a)? (fall|drop|falling|dropping)? (of|from)?";

const asks: Asks = [
  {
    example: "how long does it take to fall 100 meters",
    says: [`${HOW_LONG} {height:plain} ${METERS}`, `time of a {height:plain} ${METERS} (fall|drop)`],
    inputs: { given: "height", height_unit: "m" },
  },
  {
    example: "time to fall 50 feet",
    says: [`${HOW_LONG} {height:plain} ${FEET}`, `time of a {height:plain} ${FEET} (fall|drop)`],
    inputs: { given: "height", height_unit: "ft", units: "us" },
  },
  {
    example: "impact speed of a fall from 20 meters",
    says: [`${HOW_FAST} {height:plain} ${METERS}`],
    inputs: { given: "height", height_unit: "m" },
    answer: "meters_per_second",
  },
  {
    example: "how far does something fall in 3 seconds",
    says: [
      "how far (does|will|do)? (something|it|a stone|a rock|an object|you|things)? (fall|drop) in {time:plain} (s|sec|seconds)",
    ],
    inputs: { given: "time" },
  },
  {
    example: "free fall 5 seconds",
    says: ["free fall (for|of|after|in)? {time:plain} (s|sec|seconds)", "{time:plain} (s|sec|seconds) (of)? free fall"],
    inputs: { given: "time" },
  },
];

export default asks;

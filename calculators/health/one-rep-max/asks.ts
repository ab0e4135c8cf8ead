import type { Asks } from "#engine";

const NAMES = "(my|the|estimated)? (1rm|1 rm|1 rep max|one rep max|max bench|bench press max|squat max|deadlift max)";
const REPS = "(for|x|×|at|with)? {reps:plain} (reps|rep|times)?";

const asks: Asks = [
  {
    example: "1rm 225 lb 5 reps",
    says: [`${NAMES} (of|for|at|with|from)? {weight:pounds} ${REPS}`, `{weight:pounds} ${REPS} (1rm|1 rm|1 rep max)`],
    inputs: { weight_unit: "lb" },
  },
  {
    example: "1rm 100 kg 6 reps",
    says: [`${NAMES} (of|for|at|with|from)? {weight:kilograms} ${REPS}`],
    inputs: { weight_unit: "kg" },
  },
  {
    examples: ["one rep max 80 kg 8 reps epley"],
    about: ["one rep max", "bench press max"],
    options: { formula: { epley: ["epley"], brzycki: ["brzycki"] } },
  },
];

export default asks;

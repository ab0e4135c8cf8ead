import type { Asks } from "#engine";

const STEPS =
  "(how many)? (calories|kcal) (do i burn|burned|burnt|are)? (by|in|from|for|with)? (walking)? {steps:whole} steps (at|for|if i weigh)?";
const BY_STEPS = { find: "steps", step_length: "70", step_length_unit: "cm" };
const assumed = { "": "steps of 70 cm" };

const asks: Asks = [
  {
    example: "calories burned by 8000 steps at 150 lb",
    says: [`${STEPS} {weight:pounds}`],
    inputs: { ...BY_STEPS, weight_unit: "lb" },
    assumed,
  },
  {
    example: "calories burned by 10000 steps at 70 kg",
    says: [`${STEPS} {weight:kilograms}`],
    inputs: { ...BY_STEPS, weight_unit: "kg" },
    assumed,
  },
  {
    examples: [
      "calories burned walking 30 minutes 70 kg",
      "how many calories do i burn with yoga for 60 minutes at 140 lb",
    ],
    about: ["calories burned", "calories do i burn", "burn calories", "calories burned doing", "burn"],
    options: {
      find: { time: ["how long"] },
      activity: {
        walking: ["walking", "walk"],
        walking_brisk: ["brisk walking"],
        jogging: ["jogging", "jog", "running", "run"],
        cycling: ["cycling", "biking", "bike", "bicycle"],
        stationary_bike: ["exercise bike", "stationary bike"],
        swimming: ["swimming", "swim"],
        weights: ["lifting weights", "weight training", "weight lifting"],
        jump_rope: ["jump rope", "jumping rope", "skipping rope"],
        elliptical: ["elliptical"],
        yoga: ["yoga"],
        pilates: ["pilates"],
        hiking: ["hiking", "hike"],
        tennis: ["tennis"],
        golf: ["golf"],
        basketball: ["basketball"],
        soccer: ["soccer"],
      },
    },
    words: { minutes: ["minutes", "min"], goal: ["calories", "kcal"], weight: ["weigh", "person"] },
    means: { "half an hour": { minutes: "30" }, "an hour": { minutes: "60" } },
  },
];

export default asks;

import type { Asks } from "#engine";

const asks: Asks = [
  {
    examples: [
      "how many calories to maintain weight 35 year old male 180 lb 5'10\" moderately active",
      "how many calories should i eat to lose weight female 40 5'5 160 lbs sedentary",
    ],
    about: ["calories", "maintain weight", "lose weight", "eat"],
    options: {
      activity: {
        light: ["lightly active", "light exercise"],
        moderate: ["moderately active", "moderate exercise"],
        very_active: ["very active"],
      },
    },
  },
];

export default asks;

import type { Asks } from "#engine";

const asks: Asks = [
  {
    examples: ["how much protein per day at 180 lb", "protein for building muscle at 80 kg"],
    about: ["protein", "protein do i need", "protein per day", "protein intake"],
    needs: ["weight"],
    options: {
      person: {
        exercise: [
          "muscle",
          "build muscle",
          "building muscle",
          "lift",
          "lifting",
          "athlete",
          "working out",
          "exercise",
        ],
        dieting: ["cutting", "losing weight", "lose weight"],
        nursing: ["breastfeeding", "nursing"],
      },
    },
  },
];

export default asks;

import type { Asks } from "#engine";

const asks: Asks = [
  {
    examples: ["final exam worth 30% have 85 want 90"],
    about: ["final"],
    words: {
      current: ["have", "currently", "current"],
      final_weight: ["worth", "weigh", "count"],
      target: ["want", "wanted", "get", "need"],
    },
  },
];

export default asks;

import type { Asks } from "#engine";

const asks: Asks = [
  {
    examples: ["pregnancy weight gain at 24 weeks 165 cm 62 kg", "pregnancy weight gain 30 weeks 5'5\" 140 lb"],
    about: ["pregnancy weight gain", "weight gain in pregnancy", "weight gain during pregnancy", "gain in pregnancy"],
    options: { babies: { twins: ["twins"] } },
    words: { week: ["weeks", "weeks pregnant"] },
  },
];

export default asks;

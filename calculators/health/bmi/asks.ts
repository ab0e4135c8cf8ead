import type { Asks } from "#engine";

const about = "(?:my )?(?:bmi|body mass index)";

const asks: Asks = [
  {
    example: "bmi 70 kg 175 cm",
    about,
    slots: ["{weight:kilograms}", "{height:centimeters}"],
    inputs: { weight_unit: "kg", height_unit: "cm" },
  },
  {
    example: "bmi 5'10\" 165 lb",
    about,
    slots: ["{height:feet}", "{weight:pounds}"],
    inputs: { weight_unit: "lb", height_unit: "in" },
  },
  {
    example: "bmi 150 lb 65 inches",
    about,
    slots: ["{height:inches}", "{weight:pounds}"],
    inputs: { weight_unit: "lb", height_unit: "in" },
  },
  {
    example: "bmi 180 5'11\"",
    about,
    slots: ["{height:feet}", "{weight:count}"],
    inputs: { weight_unit: "lb", height_unit: "in" },
    assumed: { "": "pounds" },
  },
];

export default asks;

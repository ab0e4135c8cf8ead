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
];

export default asks;

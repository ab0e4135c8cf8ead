import type { Ask, Asks } from "#engine";

const about = "(?:bmi|body mass index)(?: percentile)?";

const asksOf = (sex: "female" | "male", example: string, words: string): readonly Ask[] => [
  {
    example: `bmi ${example} 54 lb 4'2"`,
    about,
    slots: [`{years:years}-? old (${words})`, "{height:feet}", "{weight:pounds}"],
    inputs: { sex, age_by: "age", weight_unit: "lb", height_unit: "in" },
  },
  {
    example: `bmi ${example} 25 kg 127 cm`,
    about,
    slots: [`{years:years}-? old (${words})`, "{weight:kilograms}", "{height:centimeters}"],
    inputs: { sex, age_by: "age", weight_unit: "kg", height_unit: "cm" },
  },
];

const asks: Asks = [
  ...asksOf("female", "8 year old girl", "girl|daughter"),
  ...asksOf("male", "8 year old boy", "boy|son"),
];

export default asks;

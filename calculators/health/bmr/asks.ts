import type { Asks } from "#engine";

const SEXES = { female: "woman|female", male: "man|male" } as const;
const AGE = "({age:years}-?( old)?|age {age:count})";

const asks: Asks = Object.entries(SEXES).flatMap(([sex, words]) =>
  [
    {
      weight_unit: "kg",
      height_unit: "cm",
      slots: ["{weight:kilograms}", "{height:centimeters}"],
      size: "65 kg 168 cm",
    },
    { weight_unit: "lb", height_unit: "in", slots: ["{height:feet}", "{weight:pounds}"], size: "145 lb 5'6\"" },
  ].map(({ slots, size, ...units }) => ({
    example: `bmr 30 year old ${words.split("|")[0]} ${size}`,
    about: "(?:my )?(?:bmr|basal metabolic rate)",
    slots: [AGE, `(${words})`, ...slots],
    inputs: { sex, ...units },
  })),
);

export default asks;

import type { Asks } from "#engine";

const SEXES = { female: "woman|female", male: "man|male" } as const;

const asks: Asks = Object.entries(SEXES).flatMap(([sex, words]) =>
  [
    { height_unit: "in", slot: "{height:feet}( tall)?", height: "5'6\"" },
    { height_unit: "cm", slot: "{height:centimeters}( tall)?", height: "168 cm" },
  ].map(({ slot, height, height_unit }) => ({
    example: `ideal weight for a ${height} ${words.split("|")[0]}`,
    about: "ideal (?:body )?weight",
    slots: [`(${words})`, slot],
    inputs: { sex, height_unit },
    assumed: { "": "the Devine formula" },
  })),
);

export default asks;

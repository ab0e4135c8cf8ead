// A page knows which years there are before it has the laws of other countries. The list follows from the laws: `npm run unit -- -u`.
import { expect, it } from "vitest";
import { newestYear, yearsOf } from "../../years.ts";
import { COUNTRY_FACTS } from "./country-facts.ts";

it("lists the years for which a country has figures, and the newest that all have", async () => {
  const all = Object.keys(yearsOf(COUNTRY_FACTS)).map((year) => `"${year}"`);
  const years = `{ "all": [${all.join(", ")}], "newest": "${newestYear(COUNTRY_FACTS)}" }\n`;
  await expect(years).toMatchFileSnapshot("./years.json");
});

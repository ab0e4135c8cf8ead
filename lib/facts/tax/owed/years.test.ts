// A page knows which years there are before it has the laws of other countries. The list follows from the laws: `npm run unit -- -u`.
import { expect, it } from "vitest";
import { newestYear, yearsOf } from "../../years.ts";
import { franceTax } from "../france.ts";
import { COUNTRY_FACTS } from "./country-facts.ts";

it("lists the years for which a country has figures, and the newest that all have", async () => {
  // The scale of a year's income is law only after it; until then the answer is by the year before, and says so.
  const facts = COUNTRY_FACTS.filter((fact) => fact !== franceTax);
  const all = Object.keys(yearsOf(facts)).map((year) => `"${year}"`);
  const years = `{ "all": [${all.join(", ")}], "newest": "${newestYear(facts)}" }\n`;
  await expect(years).toMatchFileSnapshot("./years.json");
});

import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, it } from "vitest";
import { evidenceOf, proofData, proofSchema } from "#lib/service";
import { catalogue } from "#lib/service/catalogue";
import { site } from "#lib/site";

const entries = await catalogue().allOpen();
const all = proofData(entries, site(), (text) => text);
const ajv = new Ajv2020({ allErrors: true, formats: { date: true, "date-time": true } });
const validate = ajv.compile(proofSchema(site()));

it("has every known figure, each case with an id of its own, as its schema says", () => {
  expect(all.count.cases).toBe(entries.map(evidenceOf).reduce((sum, { all }) => sum + all, 0));
  const ids = all.cases.flatMap(({ id, figures }) => [id, ...figures.map((figure) => figure.id)]);
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  const sent = JSON.parse(JSON.stringify(all));
  expect(validate(sent), JSON.stringify(validate.errors?.slice(0, 3))).toBe(true);
  expect(validate({ ...sent, cases: [{ ...sent.cases[0], kind: "ours" }] })).toBe(false);
});

it("has the printed figure as it is printed, ours beside it, and why they differ", () => {
  const different = all.cases.filter(({ figures }) => figures.some(({ agrees }) => !agrees));
  expect(different.length).toBeGreaterThan(0);
  for (const { id, differs } of different) expect(differs, id).toMatch(/\w/);
  expect(all.cases.find(({ calculator }) => calculator === "tip")).toMatchObject({
    inputs: { bill: 68.5, tip_rate: 18 },
    figures: [{ name: "tip", expected: "12.33", ours: "12.33", digits: 2, agrees: true }],
    kind: "published",
    source: { place: "section 6.2, Dezohn's dinner", read: "2026-11-22" },
  });
});

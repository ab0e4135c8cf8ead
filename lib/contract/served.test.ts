// The document as a site serves it: examples that are true, and no calculator that is closed.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { calculators } from "#calculators";
import { contents } from "#calculators/content";
import { calculation, describeService, type OpenApi, type Parameter } from "#lib/service";
import { CATEGORIES, catalogue, catalogueOf } from "#lib/service/catalogue";
import { site } from "#lib/site";

const file = join(import.meta.dirname, "..", "..", "lib", "doors", "routes", "openapi.json");
const document: OpenApi = JSON.parse(readFileSync(file, "utf8"));
const served = await describeService(document, catalogue(), site());
const entries = await catalogue().allOpen();

test("each category of calculators shows one at work, with the engine's own answer", async () => {
  const operation = served.paths["/api/tools/{slug}/calculate"]?.post;
  const requests = operation?.requestBody?.content["application/json"]?.examples ?? {};
  const answers = operation?.responses[200]?.content?.["application/json"]?.examples ?? {};
  const slugs = operation?.parameters?.find(({ name }: Parameter) => name === "slug")?.examples ?? {};
  expect(Object.keys(requests)).toEqual(Object.keys(CATEGORIES));
  for (const category of Object.keys(requests)) {
    const entry = entries.find(({ calculator }) => calculator.slug === slugs[category]?.value);
    if (!entry) throw new Error(`nothing is shown for ${category}`);
    expect(entry.calculator.category).toBe(category);
    const inputs = entry.words.example.inputs;
    expect(requests[category]?.value).toEqual(inputs);
    expect(answers[category]?.value).toEqual(calculation(entry, inputs, site(), new Date(site().builtAt)));
  }
});

test("every open calculator is listed with the addresses of its schemas", () => {
  expect(served["x-calculators"].map(({ slug }) => slug)).toEqual(entries.map(({ calculator }) => calculator.slug));
  expect(served["x-calculators"].find(({ slug }) => slug === "mortgage")).toMatchObject({
    input_schema: "/api/ai/tools/mortgage#/input_schema",
    calculate: "/api/tools/mortgage/calculate",
  });
});

test("what is closed to programs is not in it, by whomever it was closed", async () => {
  const shown = served["x-calculators"].map(({ slug }) => slug);
  expect(shown).not.toContain("scientific");
  const closed = shown.filter((_, place) => place % 2 === 0);
  const partly = await describeService(document, catalogueOf(calculators, contents, closed), site());
  const text = JSON.stringify(partly);
  const addressed = (slug: string) => new RegExp(`/(tools|calculators)/${slug}(?![a-z-])`).test(text);
  expect([...closed, "scientific"].filter(addressed)).toEqual([]);
  expect(shown.filter(addressed).length).toBeGreaterThan(30);
});

test("with nothing open there is still a document", async () => {
  const none = await describeService(document, catalogueOf({}, {}, []), site());
  expect(none["x-calculators"]).toEqual([]);
  expect(none.paths).toEqual(document.paths);
});

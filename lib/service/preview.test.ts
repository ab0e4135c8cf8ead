import { expect, it } from "vitest";
import { previewOf } from "#lib/service";
import { catalogue } from "#lib/service/catalogue";
import { site } from "#lib/site";

async function preview(slug: string, query: string) {
  const entry = await catalogue().find(slug);
  return entry ? previewOf(entry, new URLSearchParams(query), site()) : expect.fail(`There is no ${slug}`);
}

it("says the answer to a link's inputs", async () => {
  // 80 × 1.18 ÷ 4 = 23.60
  expect(await preview("tip", "bill=80&tip_rate=18&people=4&utm_source=x")).toEqual({
    title: "Each person pays: $23.60 | Tip calculator",
    description: expect.stringContaining("$23.60"),
    url: `${site().url}/calculators/tip?bill=80&tip_rate=18&people=4`,
  });
  expect((await preview("tip", "bill=80&people=4&region=de-DE"))?.title).toMatch(/23,60\s€/);
});

it.each([
  ["no input", "tip", "utm_source=x"],
  ["a wrong one", "tip", "bill=much"],
  ["one out of range", "tip", "bill=-1"],
  ["one too long", "tip", `bill=${"1".repeat(300)}`],
  ["another region", "tip", "bill=80&region=xx"],
  ["columns that are compared", "tip", "bill=80&2=B&2.bill=90"],
  ["words of a visitor's own", "bill-split", "items=Call 555 0100 now:12"],
  ["a day that the page fills in", "age", "born=2004-02-29"],
])("says what it always says for %s", async (_, slug, query) => {
  expect(await preview(slug, query)).toBeUndefined();
});

it("is short", async () => {
  for (const { calculator, words } of await catalogue().all()) {
    const sent = Object.entries(words.example.inputs).filter(([, value]) => value !== undefined);
    const query = String(new URLSearchParams(sent.map(([name, value]) => [name, String(value)])));
    const made = await preview(calculator.slug, query);
    expect(made?.title.length ?? 0, calculator.slug).toBeLessThan(140);
    expect(made?.description.length ?? 0, calculator.slug).toBeLessThanOrEqual(200);
    expect(`${made?.title} ${made?.description}`).not.toContain("\n");
  }
});

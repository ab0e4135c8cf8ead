// A calculator's former name goes on answering what it answered, by every door.
import { expect, test } from "vitest";
import { GET as describe } from "#app/api/ai/tools/[slug]/route";
import { GET as calculate } from "#app/api/tools/[slug]/calculate/route";
import { askRest, askSolve, askTable } from "./doors.ts";

const inputs = { income: 50_000, bands: "0:10; 10000:20" };

test("progressive-tax works with bands of one's own without asking for the country", async () => {
  const single = await askRest("progressive-tax", JSON.stringify(inputs));
  const today = await askRest("income-tax", JSON.stringify({ ...inputs, country: "own" }));
  expect([single.status, single.body.error]).toEqual([200, undefined]);
  expect(single.body).toMatchObject({ result: Reflect.get(today.body, "result") });

  const table = await askTable("progressive-tax", JSON.stringify({ inputs, vary: { income: [50_000] } }));
  expect(table.body.rows?.[0]?.result).toMatchObject({ tax: "$9,000.00" });

  const request = { inputs, want: { tax: 10_000 }, by: "income" };
  const solved = await askSolve("progressive-tax", JSON.stringify(request));
  expect(solved.body.solutions?.map(({ solved }) => solved.value)).toEqual(["55000"]);
});

test.each([
  ["progressive-tax", "@1795305600"],
  ["income-tax", null],
])("every answer under %s says since when there is another name: %s", async (slug, since) => {
  const [at, address] = [{ params: Promise.resolve({ slug }) }, `http://localhost/${slug}?income=50000&bands=0:10`];
  const answers = await Promise.all([describe(new Request(address), at), calculate(new Request(address), at)]);
  expect(answers.map(({ headers }) => headers.get("deprecation"))).toEqual([since, since]);
});

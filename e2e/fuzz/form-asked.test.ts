// The form of an answer to what is sent in a body: served or refused in words.
import { expect, test } from "vitest";
import { POST as calculate } from "#app/api/tools/[slug]/calculate/route";
import { POST as solve } from "#app/api/tools/[slug]/solve/route";
import { POST as table } from "#app/api/tools/[slug]/table/route";

type Post = typeof calculate;

async function answer(post: Post, query: string, body: object): Promise<readonly [number, string]> {
  const request = new Request(`http://localhost/api/tools/tip/x${query}`, {
    method: "POST",
    body: JSON.stringify(body),
  });
  const response = await post(request, { params: Promise.resolve({ slug: "tip" }) });
  return [response.status, await response.text()];
}

const BILL = { bill: 80, people: 4 };

test("one figure as CSV or text", async () => {
  expect(await answer(calculate, "?as=csv&output=total", BILL)).toEqual([200, "94.4"]);
  expect(await answer(calculate, "?as=text", BILL)).toEqual([200, "23.6"]);
});

test("a table as CSV, whatever Accept says", async () => {
  const [status, text] = await answer(table, "?as=csv", { inputs: BILL, vary: { tip_rate: [10, 20] } });
  expect([status, text.startsWith("{")]).toEqual([200, false]);
});

test.each([
  [calculate, "?as=xml", BILL, "as must be one of: json, csv, text."],
  [table, "?as=text", { inputs: BILL, vary: { tip_rate: [10, 20] } }, "as must be one of: json, csv."],
  [solve, "?as=csv", { inputs: BILL, want: { total: 100 }, by: "tip_rate" }, "as must be one of: json."],
])("another form is refused in words", async (post, query, body, message) => {
  const [status, text] = await answer(post, query, body);
  expect([status, JSON.parse(text).error.message]).toEqual([400, message]);
});

// The OpenAPI document as programs fetch it, and the ways that lead to it.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { repository, startService } from "./service.ts";
import { CI_ONLY } from "./sets.ts";

test("the document is served whole, with an ETag that saves fetching it again", async ({ request }) => {
  const first = await request.get("/api/openapi.json");
  expect([first.status(), first.headers()["content-type"]]).toEqual([200, "application/json; charset=utf-8"]);
  const again = await request.get("/api/openapi.json", { headers: { "if-none-match": first.headers().etag ?? "" } });
  expect([again.status(), await again.text()]).toEqual([304, ""]);
  const document = await first.json();
  const servers = [{ url: expect.stringMatching(/^https?:\/\/[^/]+$/) }];
  expect(document).toMatchObject({ openapi: "3.1.0", info: { version: "1.0.0" }, servers });
  // `npm run contract` lints it.
  const results = join(repository, "e2e", ".results");
  await mkdir(results, { recursive: true });
  await writeFile(join(results, "openapi.json"), await first.text());
});

test("a calculator has a document of its own, with its inputs by name", async ({ request }) => {
  const { paths } = await (await request.get("/api/openapi/mortgage.json")).json();
  const { schema } = paths["/api/tools/mortgage/calculate"].post.requestBody.content["application/json"];
  expect(schema).toMatchObject({ properties: { price: { type: "number" } }, required: ["price", "annual_rate"] });
  expect((await request.get("/api/openapi/nothing.json")).status()).toBe(404);
});

test("every calculator's JSON Schemas are where the document says", async ({ request }) => {
  const { "x-calculators": calculators } = await (await request.get("/api/openapi.json")).json();
  const { count } = await (await request.get("/api/ai/tools")).json();
  expect(calculators).toHaveLength(count);
  for (const { input_schema, output_schema } of calculators) {
    for (const address of [input_schema, output_schema]) {
      const [path, pointer] = address.split("#/");
      expect((await (await request.get(path)).json())[pointer].type, address).toBe("object");
    }
  }
});

test("every example is answered as it is shown", async ({ request }) => {
  const { paths } = await (await request.get("/api/openapi.json")).json();
  const { parameters, requestBody, responses } = paths["/api/tools/{slug}/calculate"].post;
  const { examples } = parameters.find(({ name }: { name: string }) => name === "slug");
  const slugs = Object.entries<{ value: string }>(examples);
  expect(slugs).toHaveLength(9);
  for (const [category, { value: slug }] of slugs) {
    const data = requestBody.content["application/json"].examples[category].value;
    const { calculation_timestamp: _now, ...answer } = await (
      await request.post(`/api/tools/${slug}/calculate`, { data })
    ).json();
    expect(responses[200].content["application/json"].examples[category].value).toMatchObject(answer);
  }
});

test("a calculator that the owner closes is not in it", CI_ONLY, async () => {
  const service = await startService({ AI_CLOSED_CALCULATORS: "margin,tip" });
  try {
    const text = await (await fetch(`${service.url}/api/openapi.json`)).text();
    expect(text).toContain("/api/ai/tools/percentage");
    expect(text).not.toMatch(/(tools|calculators)\/(margin|tip)\b/);
  } finally {
    await service.stop();
  }
});

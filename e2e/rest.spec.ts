// The REST service as programs meet it, on the built service.
import { expect, test } from "@playwright/test";
import { post } from "./ask.ts";

test("a version whose arithmetic is gone is refused with what has changed, and today's answers", async ({
  request,
}) => {
  const { changes } = await (await request.get("/changes.json")).json();
  const current = changes.find(({ tool_slug }: { tool_slug: string }) => tool_slug === "inflation");
  const ask = (version: string) => request.get(`/api/tools/inflation/calculate?version=${version}`);
  const refused = await ask("1.0.0");
  expect([refused.status(), (await refused.json()).error]).toEqual([
    400,
    expect.objectContaining({
      code: "INVALID_INPUT",
      field: "version",
      message: expect.stringMatching(/no longer calculates as in version 1\.0\.0\. Leave version out .* Since then: /),
    }),
  ]);
  expect((await (await ask("9.9.9")).json()).error.message).toContain("has never had a version 9.9.9.");
  expect((await (await ask(current.tool_version)).json()).error?.field).not.toBe("version");
});

test("the list has every calculator with its descriptors, and the same ETag until something changes", async ({
  request,
}) => {
  const first = await request.get("/api/ai/tools");
  expect(first.status()).toBe(200);
  const catalogue = await first.json();
  expect(catalogue).toMatchObject({ site: "Ready Reckoner", count: catalogue.tools.length });
  expect(Date.parse(catalogue.generated_at)).toBeGreaterThan(0);
  const slugs = catalogue.tools.map((tool: { slug: string }) => tool.slug);
  expect(slugs).toEqual(expect.arrayContaining(["bmi", "mortgage", "tip"]));
  expect(new Set(slugs).size).toBe(slugs.length);

  const again = await request.get("/api/ai/tools", { headers: { "if-none-match": first.headers().etag ?? "" } });
  expect(again.status()).toBe(304);
  expect(await again.text()).toBe("");
});

test("a description has every field of the specification, and its example works as it stands", async ({ request }) => {
  const tool = await (await request.get("/api/ai/tools/mortgage")).json();
  expect(Object.keys(tool)).toEqual(
    expect.arrayContaining(
      "name slug category description purpose url calculate_endpoint inputs outputs input_schema output_schema formula methodology assumptions limitations faqs example related_tools tool_version updated_at disclaimer sources".split(
        " ",
      ),
    ),
  );
  const { result, calculation } = await (
    await request.post(tool.calculate_endpoint, { data: tool.example.inputs })
  ).json();
  expect(result).toEqual(tool.example.result);
  expect(Object.keys(result)).toEqual(Object.keys(tool.example.result));
  expect(calculation.steps).toEqual(tool.example.steps);
});

test("a calculation has every field of the specification", async ({ request, baseURL }) => {
  const answer = await request.post("/api/tools/tip/calculate", { data: { bill: "100.00", people: 3 } });
  expect(answer.status()).toBe(200);
  expect(answer.headers()["cache-control"]).toBe("no-store");
  const body = await answer.json();
  expect(body).toMatchObject({
    tool: "Tip calculator",
    tool_slug: "tip",
    result: { primary: "$39.33", share: "$39.33", tip: "$18.00", total: "$118.00" },
    primary: { name: "share", label: "Each person pays", text: "$39.33", unit: "USD" },
    values: { share: "39.3333333333333333333333333333", tip: "18", total: "118" },
    calculation: { inputs: { bill: "100", tip_rate: "18", people: "3", rounding: "none" } },
    source_url: "http://localhost:3000/calculators/tip",
  });
  expect(Object.keys(body.result)[0]).toBe("primary");
  expect(body.attribution).toContain(body.source_url);
  const source = new URL(body.source_url).pathname;
  expect((await request.get(baseURL + source)).status()).toBe(200);
});

test("a calculation by its address is what POST says, and a cache need not fetch it twice", async ({
  request,
  baseURL,
}) => {
  const address = "/api/tools/tip/calculate?bill=100.00&people=3";
  const first = await request.get(address);
  const byBody = await (await post(baseURL, "tip", '{"bill":"100.00","people":"3"}')).json();
  const { calculation_timestamp: _now, ...answer } = await first.json();
  expect(byBody).toMatchObject(answer);
  expect(Object.keys(byBody)).toHaveLength(Object.keys(answer).length + 1);
  expect(first.headers()["cache-control"]).toContain("public, max-age=300");
  const again = await request.get(address, { headers: { "if-none-match": first.headers().etag ?? "" } });
  expect([again.status(), await again.text()]).toEqual([304, ""]);
});

test("a cell of a spreadsheet gets one figure", async ({ request }) => {
  const cell = async (query: string, accept = "*/*") => {
    const answer = await request.get(`/api/tools/tip/calculate?bill=80&people=4${query}`, { headers: { accept } });
    return [answer.headers()["content-type"], await answer.text()];
  };
  expect(await cell("&as=text")).toEqual(["text/plain; charset=utf-8", "23.6"]);
  expect(await cell("&as=csv&output=total")).toEqual(["text/csv; charset=utf-8", "94.4"]);
  expect(await cell("&output=tip", "text/csv, */*;q=0.1")).toEqual(["text/csv; charset=utf-8", "14.4"]);
  expect(await cell("&as=json", "text/csv")).toEqual([
    "application/json; charset=utf-8",
    expect.stringContaining("$23.60"),
  ]);
});

test("solving answers with whole calculations, or with how near it came", async ({ request }) => {
  const solve = async (data: object) => (await request.post("/api/tools/tip/solve", { data })).json();
  const found = await solve({ inputs: { bill: 80, people: 4 }, want: { share: 25 }, by: "tip_rate" });
  expect(found).toMatchObject({
    answer: "With “Tip” at 25%, “Each person pays” is $25.00.",
    solutions: [{ solved: { value: "25", exact: true } }],
  });
  expect(found.solutions[0].result.share).toBe("$25.00");
  const none = await solve({ inputs: { bill: 80 }, want: { share: 20 }, by: "tip_rate" });
  expect(none).toMatchObject({ solutions: [], nearest: { solved: { value: "0", missed: "+$60.00" } } });
});

test("the known figures can be read by programs, as their schema says", async ({ request }) => {
  const [proof, schema] = await Promise.all([request.get("/proof.json"), request.get("/proof.schema.json")]);
  const { $schema, count, cases } = await proof.json();
  expect($schema).toBe((await schema.json()).$id);
  expect(cases).toHaveLength(count.cases);
  expect(cases[0].id).toMatch(/^[a-z0-9-]+\/[0-9a-f]{12}$/);
});

test("what has changed in the answers can be read by programs", async ({ request }) => {
  const { changes } = await (await request.get("/changes.json")).json();
  expect(changes.length).toBeGreaterThan(50);
  for (const { tool_slug, tool_version, date, what, url } of changes) {
    expect([tool_slug, tool_version, date, what.length > 5, url.endsWith(`/${tool_slug}`)]).toEqual([
      expect.stringMatching(/^[a-z0-9-]+$/),
      expect.stringMatching(/^\d+\.\d+\.\d+$/),
      expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      true,
      true,
    ]);
  }
});

test("HEAD answers as GET does, without a body; OPTIONS lets any page call", async ({ baseURL }) => {
  const head = await fetch(`${baseURL}/api/ai/tools/tip`, { method: "HEAD" });
  expect([head.status, head.headers.get("etag")?.length, await head.text()]).toEqual([200, expect.any(Number), ""]);
  const preflight = await fetch(`${baseURL}/api/tools/tip/calculate`, {
    method: "OPTIONS",
    headers: { origin: "https://example.com", "access-control-request-method": "POST" },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
  expect(preflight.headers.get("access-control-allow-methods")).toContain("POST");
});

test("an unknown path under /api answers in JSON", async ({ request }) => {
  const answer = await request.get("/api/ai/nothing");
  expect(answer.status()).toBe(404);
  expect((await answer.json()).error.code).toBe("NOT_FOUND");
});

test("no address comes from what a caller says about the host", async ({ baseURL }) => {
  const headers = { "x-forwarded-host": "evil.example", "x-forwarded-proto": "gopher", forwarded: "host=evil.example" };
  for (const path of ["/", "/calculators/tip", "/api/ai/tools", "/api/ai/tools/tip", "/nothing"]) {
    const answer = await fetch(baseURL + path, { headers });
    expect(`${JSON.stringify([...answer.headers])} ${await answer.text()}`).not.toContain("evil.example");
  }
});

test("the proof of a calculator shows every vector with its source, expected and computed", async ({ request }) => {
  const proof = await (await request.get("/calculators/mortgage/proof")).json();
  expect(proof).toMatchObject({ slug: "mortgage", tool_version: expect.any(String) });
  expect(proof.vectors.length).toBeGreaterThanOrEqual(5);
  for (const { expected, computed, agrees, differs, source } of proof.vectors) {
    expect(Object.keys(computed)).toEqual(Object.keys(expected));
    expect(Object.values<boolean>(agrees).every(Boolean)).toBe(differs === undefined);
    expect(source.title.length).toBeGreaterThan(0);
  }
});

test("the service says that it is alive and ready", async ({ request }) => {
  expect(await (await request.get("/api/health")).json()).toEqual({ status: "alive" });
  const ready = await request.get("/api/ready");
  expect([ready.status(), (await ready.json()).status]).toEqual([200, "ready"]);
});

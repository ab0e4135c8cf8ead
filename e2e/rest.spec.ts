// The REST service as programs meet it: every code of the specification, on the built service.
import { expect, test } from "@playwright/test";
import { post, rawRequest } from "./ask.ts";

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

const REFUSALS = [
  ["a body that is not JSON", "tip", "{", 400, "INVALID_JSON"],
  ["an array", "tip", "[]", 400, "INVALID_JSON"],
  ["an empty body", "tip", "", 400, "INVALID_JSON"],
  ["a key twice", "tip", '{"bill":1,"bill":2}', 400, "INVALID_JSON"],
  ["half a character", "tip", '{"bill":"\\ud800"}', 400, "INVALID_JSON"],
  ["a key that is no input", "tip", '{"bill":1,"tips":2}', 400, "UNKNOWN_FIELD"],
  ["__proto__", "tip", '{"bill":1,"__proto__":{"people":2}}', 400, "UNKNOWN_FIELD"],
  ["a required input that is absent", "tip", "{}", 400, "MISSING_INPUT"],
  ["a required input that is null", "tip", '{"bill":null}', 400, "MISSING_INPUT"],
  ["a number out of range", "tip", '{"bill":-1}', 400, "INVALID_INPUT"],
  ["a number beyond any double", "tip", '{"bill":1e400}', 400, "INVALID_INPUT"],
  ["a text with separators", "tip", '{"bill":"1,234"}', 400, "INVALID_INPUT"],
  ["an option that is none", "tip", '{"bill":1,"rounding":"down"}', 400, "INVALID_INPUT"],
  [
    "inputs that contradict each other",
    "mortgage",
    '{"price":5000,"down_payment":5000,"annual_rate":5}',
    400,
    "INVALID_INPUT",
  ],
  ["an answer that does not exist", "percentage", '{"find":"rate","part":1,"whole":0}', 400, "CALCULATION_FAILED"],
  ["a calculator that does not exist", "nothing", "{", 404, "TOOL_NOT_FOUND"],
  ["a slug that every object has", "constructor", "{}", 404, "TOOL_NOT_FOUND"],
] as const;

for (const [why, slug, body, status, code] of REFUSALS) {
  test(`${why} is ${status} ${code}`, async ({ baseURL }) => {
    const answer = await post(baseURL, slug, body);
    expect(answer.status).toBe(status);
    const { error } = await answer.json();
    expect(error.code).toBe(code);
    expect(error.message).toMatch(/^[A-Z_a-z].*[.?]$/);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  });
}

test("all faults are listed at once, the first of them as the error", async ({ baseURL }) => {
  const answer = await post(baseURL, "bmi", '{"wieght":70,"height":"tall"}');
  const { error } = await answer.json();
  expect(error).toMatchObject({ code: "UNKNOWN_FIELD", field: "wieght" });
  expect(error.issues.map((issue: { field: string }) => issue.field)).toEqual(["wieght", "height", "weight"]);
  expect(error.message).toBe("wieght is not an input; did you mean weight?");
});

for (const framing of ["length", "chunks"] as const) {
  test(`16,384 bytes pass and 16,385 do not, with ${framing}`, async ({ baseURL }) => {
    const body = (size: number) => `{"bill":100}${" ".repeat(size - 12)}`;
    expect((await rawRequest(baseURL, body(16_384), framing)).status).toBe(200);
    const refused = await rawRequest(baseURL, body(16_385), framing);
    expect(refused.status).toBe(413);
    expect(refused.body).toContain("PAYLOAD_TOO_LARGE");
  });
}

test("an input is at most 200 characters long", async ({ baseURL }) => {
  expect((await post(baseURL, "tip", JSON.stringify({ bill: `1${".".padEnd(199, "0")}` }))).status).toBe(200);
  expect((await post(baseURL, "tip", JSON.stringify({ bill: `1${".".padEnd(200, "0")}` }))).status).toBe(400);
});

for (const [method, path, allow] of [
  ["POST", "/api/ai/tools", "GET, HEAD, OPTIONS"],
  ["DELETE", "/api/ai/tools/tip", "GET, HEAD, OPTIONS"],
  ["DELETE", "/api/tools/tip/calculate", "GET, HEAD, POST, OPTIONS"],
  ["GET", "/api/tools/tip/table", "POST, OPTIONS"],
  ["GET", "/api/tools/tip/solve", "POST, OPTIONS"],
] as const) {
  test(`${method} ${path} is 405 and says what is allowed`, async ({ baseURL }) => {
    const answer = await fetch(baseURL + path, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe(allow);
    expect((await answer.json()).error.code).toBe("METHOD_NOT_ALLOWED");
  });
}

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
    answer: "“Tip” at 25% gives $25.00.",
    solutions: [{ solved: { value: "25", exact: true } }],
  });
  expect(found.solutions[0].result.share).toBe("$25.00");
  const none = await solve({ inputs: { bill: 80 }, want: { share: 20 }, by: "tip_rate" });
  expect(none).toMatchObject({ solutions: [], nearest: { solved: { value: "0", missed: "+$60.00" } } });
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

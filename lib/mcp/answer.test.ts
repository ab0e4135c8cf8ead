import { describe, expect, it, test } from "vitest";
import { calculation } from "#lib/service";
import { CatalogueUnavailable, catalogue } from "#lib/service/catalogue";
import { newer, older, SITE, send } from "./ask.fixture.ts";
import { writeTools } from "./index.ts";

const TIP = { name: "calculator_tip", arguments: { bill: 80, people: 4 } };

const failing = (code: number) => ({ jsonrpc: "2.0", id: 7, error: { code, message: expect.any(String) } });

describe.each([
  ["2025-11-25", older],
  ["2026-07-28", newer],
] as const)("in %s", (revision, ask) => {
  it("lists every tool on one page, in plain JSON", async () => {
    const { status, type, body } = await ask("tools/list");
    expect([status, type]).toEqual([200, "application/json"]);
    const written = (await writeTools(catalogue(), SITE)).map(({ text }) => JSON.parse(text));
    expect(body.result.tools).toHaveLength(written.length + 2);
    expect(body.result.tools).toEqual(expect.arrayContaining(written));
    expect(body.result).not.toHaveProperty("nextCursor");
    const kept = { resultType: "complete", ttlMs: 3_600_000, cacheScope: "public" };
    if (revision === "2026-07-28") expect(body.result).toMatchObject(kept);
  });

  it("answers a call in full with the Calculation of the REST service, member for member", async () => {
    const { status, type, body } = await ask("tools/call", TIP, { query: "?answers=full" });
    const entry = await catalogue().findOpen("tip");
    const same =
      entry && calculation(entry, TIP.arguments, SITE, new Date(body.result.structuredContent.calculation_timestamp));
    expect([status, type]).toEqual([200, "application/json"]);
    expect(JSON.stringify(body.result.structuredContent)).toBe(JSON.stringify(same));
    const [said, values] = body.result.content;
    expect(said).toEqual({ type: "text", text: expect.stringContaining("$23.60 each") });
    expect(JSON.parse(values.text)).toEqual({ values: body.result.structuredContent.values });
    expect(body.result).not.toHaveProperty("isError");
  });

  it("answers a call in short with what REST says at the same place", async () => {
    const { body } = await ask("tools/call", TIP);
    const full = await ask("tools/call", TIP, { query: "?answers=full" });
    const { structuredContent, content } = body.result;
    const { calculation, ...others } = structuredContent;
    expect(full.body.result.structuredContent).toMatchObject({
      ...others,
      calculation: { formula: calculation.formula, assumptions: calculation.assumptions, inputs: calculation.inputs },
      calculation_timestamp: expect.any(String),
    });
    expect(calculation.inputs).toEqual({ tip_rate: "18", rounding: "none" });
    expect(body.result._meta.inputs).toEqual(full.body.result.structuredContent.calculation.inputs);
    expect(content).toEqual([{ type: "text", text: expect.stringContaining("$23.60 each") }]);
  });

  it("tells everything that is wrong with the inputs at once", async () => {
    const inputs = JSON.parse('{"tip_rate": 900, "peple": 2, "__proto__": 1}');
    const { status, body } = await ask("tools/call", { name: "calculator_tip", arguments: inputs });
    expect(status).toBe(200);
    expect(body.result).toMatchObject({ isError: true });
    expect(body.result).not.toHaveProperty("structuredContent");
    for (const sentence of [
      "peple, UNKNOWN_FIELD: peple is not an input; did you mean people?",
      "__proto__, UNKNOWN_FIELD: __proto__ is not an input; this calculator takes bill, tip_rate, people, rounding.",
      "bill, MISSING_INPUT: Bill is required.",
      "tip_rate, INVALID_INPUT: Tip must be at most 100.",
    ]) {
      expect(body.result.content[0].text).toContain(sentence);
    }
  });

  it("takes a call without arguments for one without inputs", async () => {
    const { body } = await ask("tools/call", { name: "calculator_tip" });
    expect(body.result.content[0].text).toContain("Bill is required.");
  });

  it.each(["calculator_nothing", "tip", "calculator_scientific", "calculator_constructor", "constructor", ""])(
    "%j is an unknown tool",
    async (name) => {
      const { status, body } = await ask("tools/call", { name, arguments: {} });
      expect(status).toBe(200);
      expect(body).toEqual(failing(-32602));
    },
  );

  it.each([
    ["tools/call", { arguments: {} }],
    ["tools/call", { ...TIP, arguments: [1] }],
    ["tools/call", { ...TIP, arguments: 5 }],
    ["tools/list", { cursor: "2" }],
    ["tools/list", { cursor: 2 }],
    ["resources/list", { cursor: "2" }],
    ["resources/read", {}],
  ])("%s with %j has wrong parameters", async (method, params) => {
    expect((await ask(method, params)).body).toEqual(failing(-32602));
  });

  it.each(["resources/subscribe", "logging/setLevel", "nothing/at-all"])("%s is an unknown method", async (method) => {
    const { status, body } = await ask(method);
    expect(status).toBe(revision === "2026-07-28" ? 404 : 200);
    expect(body).toEqual(failing(-32601));
  });

  it("serves some of the tools where the address names them", async () => {
    const namesAt = async (query: string) => {
      const { body } = await ask("tools/list", {}, { query });
      return body.result.tools.map(({ name }: { name: string }) => name);
    };
    expect(await namesAt("?tools=tip,mortgage")).toEqual(["calculator_mortgage", "calculator_tip"]);
    expect(await namesAt("?tools=calculator_tip&tools=mortgage,tip")).toEqual([
      "calculator_mortgage",
      "calculator_tip",
    ]);
    expect(await namesAt("?tools=bmi&categories=everyday")).toContain("calculator_bmi");
    expect(await namesAt("?categories=health")).not.toContain("calculator_tip");
    expect(await namesAt("?tools=&categories=,")).toEqual(await namesAt(""));
  });

  it("does not know there what is elsewhere", async () => {
    expect((await ask("tools/call", TIP, { query: "?categories=health" })).body).toEqual(failing(-32602));
    expect((await ask("tools/call", TIP, { query: "?tools=tip" })).body).toHaveProperty("result");
  });

  it.each([
    ["?tools=tip,nothing", /no calculator \\"nothing\\"/],
    ["?categories=wealth", /no category \\"wealth\\"\. Choose from: finance, /],
    ["?categories=constructor", /no category/],
  ])("%s is an error that says what is wrong", async (query, sentence) => {
    const { status, body, text } = await ask("tools/list", {}, { query });
    expect(status).toBe(400);
    expect(body).toEqual(failing(-32602));
    expect(text).toMatch(sentence);
  });

  it("says so where the caller takes no JSON", async () => {
    const { status, body } = await ask("tools/list", {}, { headers: { accept: "text/html" } });
    expect(status).toBe(406);
    expect(body).toEqual(failing(-32600));
  });

  it("is unavailable, not wrong, where a calculator does not load", async () => {
    const broken = async () => {
      throw new CatalogueUnavailable("canary");
    };
    const from = { ...catalogue(), findOpen: broken, allOpen: broken };
    for (const asked of [ask("tools/list", {}, { from }), ask("tools/call", TIP, { from })]) {
      const { status, body, text } = await asked;
      expect(status).toBe(503);
      expect(body).toMatchObject({ id: 7, error: { code: -32603, data: { code: "CATALOGUE_UNAVAILABLE" } } });
      expect(text).not.toContain("canary");
    }
  });

  it("throws what is our fault, for the guard to answer", async () => {
    const from = {
      ...catalogue(),
      findOpen: async () => {
        throw new TypeError("canary");
      },
    };
    await expect(ask("tools/call", TIP, { from })).rejects.toThrow("canary");
  });
});

test.each([{}, { jsonrpc: "2.0", id: 7 }, { jsonrpc: "2.0", id: null, method: "ping" }, { id: 7, method: "ping" }])(
  "%j is no message",
  async (message) => {
    const { status, body } = await send(message);
    expect(status).toBe(400);
    expect(body).toMatchObject({ jsonrpc: "2.0", error: { code: -32600 } });
  },
);

test("nothing in a message can pass for the place where the list goes", async () => {
  const { body } = await send({ jsonrpc: "2.0", id: '"tools":[]', method: "tools/list" });
  expect(body.id).toBe('"tools":[]');
  expect(body.result.tools.length).toBeGreaterThan(3);
});

import { describe, expect, it } from "vitest";
import { newer, older } from "./ask.fixture.ts";

describe.each([
  ["2025-11-25", older],
  ["2026-07-28", newer],
] as const)("in %s", (revision, ask) => {
  const isNew = revision === "2026-07-28";
  const read = (uri: string, query = "") =>
    ask("resources/read", { uri }, { query, ...(isNew ? { headers: { "mcp-name": uri } } : {}) });
  const get = (name: string, given: object) => ask("prompts/get", { name, arguments: given });
  const complete = (uri: string, name: string, value: string) =>
    ask("completion/complete", { ref: { type: "ref/resource", uri }, argument: { name, value } });

  it("lists two templates, and reads what they name", async () => {
    const { resourceTemplates } = (await ask("resources/templates/list")).body.result;
    expect(resourceTemplates.map(({ uriTemplate }: { uriTemplate: string }) => uriTemplate)).toEqual([
      "reckoner://calculator/{slug}",
      "reckoner://fact/{id}",
    ]);
    const [tip] = (await read("reckoner://calculator/tip")).body.result.contents;
    expect(tip).toMatchObject({ mimeType: "text/markdown", text: expect.stringMatching(/^# Tip calculator/) });
    const [fact] = (await read("reckoner://fact/us-consumer-price-index-cpi-u")).body.result.contents;
    expect(fact.text).toContain("Current until");
  });

  it("lists the calculators that the address serves", async () => {
    const [list] = (await read("reckoner://calculators", "?tools=tip")).body.result.contents;
    expect(list.text).toContain("`calculator_tip` (reckoner://calculator/tip): ");
    expect(list.text).not.toContain("calculator_bmi");
  });

  it.each(["reckoner://calculator/nothing", "reckoner://fact/nothing", "reckoner://nothing", "reckoner://calculator/"])(
    "%s is not found",
    async (uri) => {
      expect((await read(uri)).body.error).toMatchObject({ code: -32602, data: { uri } });
    },
  );

  it("completes a slug and a fact", async () => {
    const slugs = (await complete("reckoner://calculator/{slug}", "slug", "mortg")).body.result.completion;
    expect(slugs).toEqual({ values: ["mortgage", "mortgage-payoff"], total: 2, hasMore: false });
    const facts = (await complete("reckoner://fact/{id}", "id", "cpi")).body.result.completion.values;
    expect(facts).toContain("us-consumer-price-index-cpi-u");
    const all = (await complete("reckoner://calculator/{slug}", "slug", "")).body.result.completion;
    expect(all.values.length).toBeLessThanOrEqual(100);
  });

  it("offers four prompts, and says what one lacks", async () => {
    const { prompts } = (await ask("prompts/list")).body.result;
    const names = prompts.map(({ name }: { name: string }) => name);
    expect(names).toEqual(["check_a_figure", "compare_options", "explain_a_result", "plan_a_purchase"]);
    const { messages } = (await get("plan_a_purchase", { purchase: "a car for $30,000" })).body.result;
    expect(messages[0].content.text).toContain("this purchase: a car for $30,000. Work out");
    expect((await get("check_a_figure", {})).body.error).toMatchObject({
      code: -32602,
      message: "check_a_figure needs figure: The figure, and what it is said to be.",
    });
    expect((await get("sing", {})).body.error.code).toBe(-32602);
  });
});

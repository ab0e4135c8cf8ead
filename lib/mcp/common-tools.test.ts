// The two tools that work with every calculator say what REST says, and less of it.

import { describe, expect, it, test } from "vitest";
import { finish, USD } from "#engine";
import { answerSolve, answerTable, readSolve, readTable } from "#lib/service";
import { catalogue } from "#lib/service/catalogue";
import { newer, older, SITE } from "./ask.fixture.ts";

const mortgage = await catalogue().findOpen("mortgage");
if (!mortgage) throw new Error("there is no mortgage calculator");
const INPUTS = { annual_rate: 6.5, years: 30 };
const SOLVE = { inputs: INPUTS, want: { principal_and_interest: 2500 }, by: "price" };
const TABLE = { inputs: { price: 400000 }, vary: { annual_rate: { from: 5, to: 8, step: 1 } } };
const NOW = new Date("2026-11-26T00:00:00Z");
const site = { ...SITE, currency: USD };

function restSolve() {
  if (!mortgage) throw new Error("there is no mortgage calculator");
  const request = readSolve(mortgage.calculator, SOLVE, site);
  if ("code" in request) throw new Error(request.message);
  return finish(answerSolve(mortgage, request, site, NOW));
}

function restTable() {
  if (!mortgage) throw new Error("there is no mortgage calculator");
  const request = readTable(mortgage.calculator, TABLE);
  if ("code" in request) throw new Error(request.message);
  const answer = finish(answerTable(mortgage, request, site, NOW));
  if ("code" in answer) throw new Error(answer.message);
  return answer;
}

const timeless = (value: unknown) =>
  JSON.parse(JSON.stringify(value), (name, member) => (name === "calculation_timestamp" ? "" : member));

describe.each([
  ["2025-11-25", older],
  ["2026-07-28", newer],
] as const)("in %s", (_, ask) => {
  const called = async (name: string, sent: object) => {
    const { body } = await ask("tools/call", { name, arguments: sent });
    return body.result ?? body;
  };

  it("solves for an input as REST does", async () => {
    const rest = restSolve();
    const { content, structuredContent } = await called("calculator_solve", { calculator: "mortgage", ...SOLVE });
    expect(timeless(rest)).toMatchObject(timeless(structuredContent));
    expect(structuredContent).toMatchObject({ answer: rest.answer, source_url: rest.source_url });
    expect(structuredContent.solutions[0].solved).toEqual(rest.solutions[0]?.solved);
    expect(content[0].text).toContain(rest.answer);
    expect(content[0].text).toContain(rest.solutions[0]?.primary.sentence);
    expect(content[0].text.split(rest.source_url)).toHaveLength(2);
  });

  it("says all of it where all is asked for", async () => {
    const { structuredContent } = await called("calculator_solve", { calculator: "mortgage", ...SOLVE, show: "all" });
    expect(timeless(structuredContent)).toEqual(timeless(restSolve()));
  });

  it("makes a table as REST does, with each warning once", async () => {
    const rest = restTable();
    const { content, structuredContent } = await called("calculator_table", { calculator: "mortgage", ...TABLE });
    expect(structuredContent.rows).toHaveLength(4);
    for (const [i, { inputs, result }] of structuredContent.rows.entries()) {
      const row = rest.rows[i];
      const { primary: _primary, ...figures } = row && "result" in row ? row.result : {};
      expect([inputs, result]).toEqual([rest.rows[i]?.inputs, figures]);
      expect(content[0].text).toContain(`${inputs.annual_rate} | ${Object.values(figures).join(" | ")}`);
    }
    const warned = rest.rows.flatMap((row) => ("error" in row ? [] : (row.warnings ?? [])));
    expect(structuredContent.warnings).toEqual([...new Set(warned)]);
    expect(content[0].text.split(structuredContent.warnings[0])).toHaveLength(2);
  });

  it("shows the figures that are named, and says of a row why it has none", async () => {
    const sent = { calculator: "calculator_tip", inputs: { bill: 80 }, vary: { people: [2, 0] }, outputs: ["share"] };
    const { content, structuredContent } = await called("calculator_table", sent);
    expect(structuredContent.rows).toEqual([
      { inputs: { people: 2 }, result: { share: "$47.20" } },
      { inputs: { people: 0 }, error: { code: "INVALID_INPUT", message: "People must be at least 1." } },
    ]);
    expect(content[0].text).toBe(
      "people | Each person pays\n2 | $47.20\n0 | People must be at least 1.\n\nSource: https://calc.example/calculators/tip",
    );
  });

  it.each([
    ["calculator_solve", {}, "calculator is required: its name, such as mortgage."],
    ["calculator_solve", { calculator: "morgage" }, 'There is no calculator "morgage" here; did you mean mortgage?'],
    ["calculator_solve", { calculator: "horoscope" }, 'There is no calculator "horoscope" here. tools/list has all'],
    ["calculator_solve", { calculator: "scientific" }, "There is no calculator"],
    ["calculator_solve", { calculator: "tip", by: "bill" }, 'want is required, such as {"share": 100}.'],
    ["calculator_table", { calculator: "tip" }, "vary is required, such as"],
    ["calculator_table", { calculator: "tip", vary: { bill: [1] }, show: "x" }, "show must be one of: steps"],
    ["calculator_table", { calculator: "tip", vary: { people: [0] } }, "Bill is required."],
  ])("%s refuses %j", async (name, sent, message) => {
    const { isError, content, structuredContent } = await called(name, sent);
    expect([isError, structuredContent]).toEqual([true, undefined]);
    expect(content[0].text).toContain(message);
  });

  it("works only with the calculators that the address serves", async () => {
    const params = { name: "calculator_table", arguments: { calculator: "mortgage", ...TABLE } };
    const { body } = await ask("tools/call", params, { query: "?categories=health" });
    expect(body.result).toMatchObject({ isError: true });
  });

  it("is there unless the address names other tools", async () => {
    const common = async (query: string) => {
      const { body } = await ask("tools/list", {}, { query });
      const names: string[] = body.result.tools.map(({ name }: { readonly name: string }) => name);
      return names.filter((name) => ["calculator_solve", "calculator_table"].includes(name));
    };
    expect(await common("")).toEqual(["calculator_solve", "calculator_table"]);
    expect(await common("?categories=health")).toEqual(["calculator_solve", "calculator_table"]);
    expect(await common("?tools=tip,solve")).toEqual(["calculator_solve"]);
    const { body } = await ask("tools/call", { name: "calculator_solve", arguments: {} }, { query: "?tools=tip" });
    expect(body.error.code).toBe(-32602);
  });
});

test("they stand before the place where the shortest list is cut", async () => {
  const { body } = await newer("tools/list");
  const names: string[] = body.result.tools.map(({ name }: { readonly name: string }) => name);
  expect(names.indexOf("calculator_table")).toBeLessThan(40);
});

test("each of several solutions is given, and what they share once", async () => {
  const sent = { calculator: "quadratic", inputs: { a: 1, b: 0 }, want: { discriminant: 16 }, by: "c" };
  const { body } = await newer("tools/call", { name: "calculator_solve", arguments: sent });
  expect(body.result.content[0].text).toContain("c");
  expect(body.result.structuredContent.solutions[0].calculation.formula).toBeTruthy();
});

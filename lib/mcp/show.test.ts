import { expect, it, test } from "vitest";
import { catalogue } from "#lib/service/catalogue";
import { newer, older, type SentTo } from "./ask.fixture.ts";
import { FULL, SHORT, usualShow, wantedIn } from "./show.ts";

const shownOf = (sent: object, usual = SHORT) => [...wantedIn({ ...sent }, usual).show];

it.each([
  [{}, []],
  [{ show: "steps" }, ["steps"]],
  [{ show: "Tables, steps" }, ["steps", "tables"]],
  [{ show: ["values", "tables"] }, ["tables", "values"]],
  [{ show: "all" }, [...FULL]],
  [{ show: "" }, []],
  [{ show: null }, []],
])("%j shows %j", (sent, parts) => {
  expect(wantedIn(sent, SHORT)).toMatchObject({ inputs: {}, issues: [] });
  expect(shownOf(sent)).toEqual(parts);
});

it.each(["everything", ["steps", 5], { steps: true }, true])("%j is refused with what there is", (show) => {
  const { issues } = wantedIn({ show }, SHORT);
  expect(issues).toEqual([
    { code: "INVALID_INPUT", field: "show", message: "show must be one of: steps, tables, values, all." },
  ]);
});

test("the address asks for every call, and refuses what it does not know", () => {
  const asked = (query: string) => usualShow(new URLSearchParams(query));
  expect(asked("")).toBe(SHORT);
  expect(asked("answers=short")).toBe(SHORT);
  expect(asked("answers=full")).toBe(FULL);
  expect(asked("answers=long")).toEqual({ complaint: "answers must be one of: short, full." });
});

test("no calculator has an input of that name, nor one that is called as the tools for every calculator", async () => {
  const entries = await catalogue().allOpen();
  expect(entries.filter(({ calculator }) => Object.hasOwn(calculator.inputs, "show"))).toEqual([]);
  expect(entries.filter(({ calculator }) => ["solve", "table"].includes(calculator.slug))).toEqual([]);
});

const MORTGAGE = { name: "calculator_mortgage", arguments: { price: 400000, annual_rate: 6.5 } };
const called = async (ask: SentTo, show: unknown, query = "") => {
  const params = { ...MORTGAGE, arguments: { ...MORTGAGE.arguments, show } };
  return (await ask("tools/call", params, { query })).body.result;
};

test.each([
  ["2025-11-25", older],
  ["2026-07-28", newer],
] as const)("in %s a call shows what it asks for, and no more", async (_, ask) => {
  const usual = await called(ask, undefined);
  expect(usual.structuredContent).not.toHaveProperty("tables");
  expect(usual.structuredContent.calculation).not.toHaveProperty("steps");
  expect(usual.content).toHaveLength(1);
  const tables = await called(ask, "tables");
  expect(tables.structuredContent.tables.schedule.rows).toHaveLength(30);
  expect(tables.content[0].text).toContain("… 26 more rows");
  expect(tables.content[0].text).not.toContain("Formula:");
  const steps = await called(ask, ["steps"]);
  expect(steps.structuredContent.calculation.steps.length).toBeGreaterThan(2);
  expect(steps.content[0].text).toContain("\nAssumptions:\n- ");
  const values = await called(ask, "values");
  expect(JSON.parse(values.content[1].text)).toEqual({ values: values.structuredContent.values });
  const [all, full] = [await called(ask, "all"), await called(ask, undefined, "?answers=full")];
  expect(all.content).toEqual(full.content);
  expect(Object.keys(all.structuredContent)).toEqual(Object.keys(full.structuredContent));
  expect(all.structuredContent).toHaveProperty("share_url");
});

test("what is wrong with show is said with what is wrong with the inputs", async () => {
  const { body } = await newer("tools/call", { name: "calculator_tip", arguments: { show: "more" } });
  expect(body.result.content[0].text).toContain("- show, INVALID_INPUT: show must be one of:");
  expect(body.result.content[0].text).toContain("- bill, MISSING_INPUT: Bill is required.");
});

// What the service says is what the document says it says: every answer is valid, and has no field that is not described.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { finish, isRefusal } from "#engine";
import { no, STATUS } from "#lib/doors/http";
import {
  answerQuestion,
  answerSolve,
  answerTable,
  calculation,
  describeTool,
  factList,
  factOn,
  readSolve,
  readTable,
  refused,
  serviceIndex,
  toolCatalogue,
} from "#lib/service";
import { catalogue, findableOf } from "#lib/service/catalogue";
import { site } from "#lib/site";

const file = join(import.meta.dirname, "..", "..", "lib", "doors", "routes", "openapi.json");
const { components } = JSON.parse(readFileSync(file, "utf8"));
const formats = {
  uri: URL.canParse,
  date: /^\d{4}-\d{2}-\d{2}$/,
  "date-time": (text: string) => !Number.isNaN(Date.parse(text)),
};
const ajv = new Ajv2020({ strict: false, formats, allErrors: true });
ajv.addSchema({ $id: "document", components: closed(components) });

const entries = await catalogue().allOpen();
const slugs = entries.map(({ calculator }) => calculator.slug);

/** Every object with named fields has these and no others. */
function closed(schema: unknown): unknown {
  return JSON.parse(JSON.stringify(schema), (_, value) =>
    value?.type === "object" && value.properties && !value.additionalProperties
      ? { ...value, additionalProperties: false }
      : value,
  );
}

function faults(name: string, body: unknown): unknown {
  const validate = ajv.getSchema(`document#/components/schemas/${name}`);
  if (!validate) throw new Error(`There is no schema ${name}.`);
  return validate(JSON.parse(JSON.stringify(body))) ? [] : validate.errors;
}

test("the list and the index are as described", async () => {
  expect(faults("ToolCatalogue", await toolCatalogue(catalogue(), site()))).toEqual([]);
  expect(faults("Index", serviceIndex(site()))).toEqual([]);
});

test("every fact is as described", () => {
  const list = factList();
  expect(faults("FactsList", list)).toEqual([]);
  const found = list.facts.map(({ id }) => factOn(id, new URLSearchParams(), "2026-11-26"));
  expect(found.flatMap((fact) => faults("FactOnDay", fact))).toEqual([]);
});

test.each(slugs)("%s is described, answers and refuses as the document says", async (slug) => {
  const entry = await catalogue().findOpen(slug);
  if (!entry) throw new Error(`${slug} is gone`);
  expect(faults("Tool", await describeTool(catalogue(), slug, site()))).toEqual([]);
  const { inputs } = entry.words.example;
  expect(faults("Inputs", inputs)).toEqual([]);
  expect(faults("Calculation", calculation(entry, inputs, site(), new Date()))).toEqual([]);
  const refusal = calculation(entry, { ...inputs, colour: "red" }, site(), new Date());
  if (!isRefusal(refusal)) throw new Error("a colour was taken for an input");
  expect(faults("Error", { error: refused(entry.calculator, refusal) })).toEqual([]);
});

test("a table and a solution are as described, with a row that is refused and a value that only comes near", async () => {
  const entry = await catalogue().findOpen("tip");
  if (!entry) throw new Error("the tip calculator is gone");
  const { calculator } = entry;
  const table = readTable(calculator, {
    inputs: { bill: 80 },
    vary: { people: [1, 0], tip_rate: { from: 1, to: 2, step: "0.5" } },
  });
  if ("code" in table) throw new Error(table.message);
  expect(faults("TableAnswer", finish(answerTable(entry, table, site(), new Date())))).toEqual([]);
  for (const share of [100, -5]) {
    const solve = readSolve(calculator, { inputs: { bill: 80 }, want: { share }, by: "tip_rate" }, site());
    if ("code" in solve) throw new Error(solve.message);
    const answer = finish(answerSolve(entry, solve, site(), new Date()));
    // A solution is a calculation and one member more, which a closed schema of both at once cannot say.
    const { solutions, nearest = solutions[0], ...rest } = answer;
    if (!nearest) throw new Error("nothing was found");
    const { solved, ...calculated } = nearest;
    expect([faults("SolveAnswer", { ...rest, solutions: [] }), faults("Solved", solved)]).toEqual([[], []]);
    expect(faults("Calculation", calculated)).toEqual([]);
  }
});

const { FOREIGN_HOST: ofMcpAlone, ...OF_REST } = STATUS;

test.each(Object.entries(OF_REST))("%s is said as the document says", async (name, status) => {
  const code = Object.keys(OF_REST).find((known): known is keyof typeof OF_REST => known === name) ?? "INTERNAL_ERROR";
  const answer = no({ code, message: "Why." });
  expect(answer.status).toBe(status);
  expect(faults("Error", JSON.parse(String(answer.body)))).toEqual([]);
});

test("a field that is missing, one that is new and a code that is unknown are noticed", () => {
  expect(faults("Issue", { code: "INVALID_INPUT" })).not.toEqual([]);
  expect(faults("Issue", { code: "INVALID_INPUT", message: "Why.", hint: "Because." })).not.toEqual([]);
  expect(faults("Issue", { code: "NO_SUCH_CODE", message: "Why." })).not.toEqual([]);
});

test.each(["20% tip on $58.40", "mortgage 400k 30 years zorp", "zzzzzz 12"])(
  "“%s” is answered as described",
  async (q) => {
    expect(faults("AskAnswer", await answerQuestion(q, entries.map(findableOf), site(), "2026-11-20"))).toEqual([]);
  },
);

// Every row of a table is what a single calculation says, byte for byte, and so is a calculation by its address.
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { bodies } from "#calculators/suite/generate";
import { start } from "#calculators/suite/start";
import { casesOf } from "#calculators/suite/tries";
import { isNumeric, wireInputs } from "#engine";
import { RESERVED } from "#lib/service";
import { askByAddress, askRest, askTable, type Row, type Said } from "./doors.ts";
import { anyBody } from "./mutations.ts";
import { STRINGS } from "./strings.ts";
import { type Subject, subjects } from "./subjects.ts";

const { FUZZ_SEED = "20261122" } = process.env;
const runsOf = (slug: string) => ({ numRuns: Math.ceil(casesOf(slug) / 5), seed: Number(FUZZ_SEED) });

type Values = Readonly<Record<string, unknown>>;
/** In an address these say how to answer, and no input may be called so. */
const saysHow = (name: string) => RESERVED.some((reserved) => reserved === name);
const isValue = (value: unknown) => ["string", "number", "boolean"].includes(typeof value);
/** JSON, without the time of day. */
const bytes = (said: unknown) =>
  JSON.stringify(said, (name, value) => (name === "calculation_timestamp" ? undefined : value));

/** Two sets of inputs: one stays, and one or two of its inputs also take what they are in the other. */
const tables = ({ calculator }: Subject) =>
  fc.tuple(bodies(calculator), anyBody(calculator), fc.nat()).map(([inputs, other, pick]) => {
    const names = wireInputs(calculator).map(({ name }) => name);
    const varied = [...new Set([names[pick % names.length] ?? "", names[(pick * 7 + 1) % names.length] ?? ""])];
    const valuesOf = (name: string) => [(inputs as Values)[name], (other as Values)[name], 1].filter(isValue);
    return { inputs, vary: Object.fromEntries(varied.map((name) => [name, valuesOf(name)])) };
  });

test.each(subjects)(
  "each row of $slug is what a single calculation says",
  async (subject) => {
    for (const request of fc.sample(tables(subject), runsOf(subject.slug))) {
      const { status, body } = await askTable(subject.slug, JSON.stringify(request));
      const asked = JSON.stringify(request);
      if (status === 400) expect(body.error, asked).toBeDefined();
      else expect(status, asked).toBe(200);
      for (const row of body.rows ?? []) {
        const single = await askRest(subject.slug, JSON.stringify({ ...request.inputs, ...row.inputs }));
        expect(figuresOf(row), `${asked} ${JSON.stringify(row.inputs)}`).toBe(figuresIn(single));
      }
    }
  },
  120_000,
);

test("a row says which question it answers, as a single calculation does", async () => {
  const { body } = await askTable("percentage", JSON.stringify({ inputs: { whole: 180 }, vary: { part: [45] } }));
  const note = "We used find rate (One number as a percent of another), which asks for what you sent.";
  expect(body.rows?.[0]?.notes).toEqual([note]);
});

const figuresOf = ({ result, values, warnings, notes, error }: Row) =>
  bytes(error ?? { result, values, warnings, notes });

function figuresIn({ body }: Said): string {
  const { result, values, warnings, notes, error } = body as Row & { readonly error?: object };
  return bytes(error ?? { result, values, warnings, notes });
}

test.each(subjects)("$slug says the same by its address as to a body", async ({ slug, calculator }) => {
  for (const raw of fc.sample(anyBody(calculator), runsOf(slug))) {
    const sent = Object.entries(raw).filter(([name, value]) => isValue(value) && !saysHow(name));
    const texts = sent.map(([name, value]) => [name, String(value)]);
    const [byAddress, byBody] = [
      await askByAddress(slug, String(new URLSearchParams(texts))),
      await askRest(slug, JSON.stringify(Object.fromEntries(texts))),
    ];
    expect([byAddress.status, bytes(byAddress.body)], JSON.stringify(raw)).toEqual([byBody.status, bytes(byBody.body)]);
  }
});

const HOSTILE: readonly unknown[] = [
  {},
  { vary: null },
  { vary: [] },
  { vary: "bill" },
  { vary: {} },
  { vary: { bill: [1], tip_rate: [1], people: [1] } },
  { vary: { bill: [] } },
  { vary: { bill: [null] } },
  { vary: { bill: [[1]] } },
  { vary: { bill: { from: 1 } } },
  { vary: { bill: { from: 1, to: 2, step: 0 } } },
  { vary: { bill: { from: 2, to: 1, step: 1 } } },
  { vary: { bill: { from: 0, to: 1e30, step: "1e-30" } } },
  { vary: { bill: { from: "1e-30", to: "1e-29", step: "1e-30" } } },
  { vary: { bill: { from: 1, to: 2, step: 1, by: 1 } } },
  { vary: { rounding: { from: 1, to: 2, step: 1 } } },
  { vary: { constructor: [1] } },
  { vary: { bill: [1] }, inputs: [] },
  { vary: { bill: [1] }, inputs: { vary: {} } },
  { vary: { bill: [1] }, outputs: [] },
  { vary: { bill: [1] }, outputs: ["toString"] },
  { vary: { bill: [1] }, outputs: [{}] },
  { vary: { bill: [1] }, __proto__x: 1 },
];

test.each(HOSTILE.map((body) => [JSON.stringify(body)]))("%s is a table or refused in words", async (body) => {
  const { status, body: said } = await askTable("tip", body);
  if (status === 200) expect(said.rows?.length).toBeGreaterThan(0);
  else expect([status, said.error?.message]).toEqual([400, expect.stringMatching(/[.?]$/)]);
});

test("no string breaks a table or an address", async () => {
  for (const text of STRINGS) {
    const steps = { from: text, to: 2, step: 1 };
    for (const vary of [{ [text]: [1] }, { bill: [text] }, { bill: steps }]) {
      expect([200, 400], text).toContain((await askTable("tip", JSON.stringify({ vary }))).status);
    }
    for (const query of [{ bill: text }, { [text]: "1" }, { bill: "80", as: text }]) {
      const { status } = await askByAddress("tip", String(new URLSearchParams(Object.entries(query))));
      expect([200, 400], text).toContain(status);
    }
  }
});

const steps = (to: number) => ({ from: 1, to, step: 1 });

test("a table has up to 101 rows or 21 by 21", async () => {
  const rowsOf = async (slug: string, request: object) => {
    const { status, body } = await askTable(slug, JSON.stringify(request));
    return status === 200 ? body.rows?.length : body.error?.message;
  };
  expect(await rowsOf("tip", { vary: { bill: steps(101) } })).toBe(101);
  expect(await rowsOf("tip", { vary: { bill: steps(102) } })).toBe(
    "vary.bill has more than 101 values: take a larger step.",
  );
  expect(await rowsOf("tip", { vary: { bill: steps(21), people: steps(21) } })).toBe(441);
  expect(await rowsOf("tip", { vary: { bill: steps(22), people: steps(2) } })).toBe(
    "vary.bill has more than 21 values: take a larger step.",
  );
});

test.each(subjects)("$slug answers 101 rows in one request", async ({ slug, calculator }) => {
  const inputs = start(calculator);
  const numbers = Object.entries(calculator.inputs).filter(([name, field]) => isNumeric(field) && name in inputs);
  const [name = Object.keys(inputs)[0] ?? ""] = numbers[0] ?? [];
  const values = Array.from({ length: 101 }, (_, i) => (numbers[0] ? Number(inputs[name]) + i : inputs[name]));
  const { status, body } = await askTable(slug, JSON.stringify({ inputs, vary: { [name]: values } }));
  expect([status, body.rows?.length], body.error?.message).toEqual([200, 101]);
});

test("an address is refused with a name twice, an unknown form and a figure that there is not", async () => {
  const codes = async (query: string) => (await askByAddress("tip", query)).body.error;
  expect(await codes("bill=80&bill=90")).toMatchObject({ code: "INVALID_INPUT", field: "bill" });
  expect(await codes("bill=80&as=xml")).toMatchObject({ code: "INVALID_INPUT", field: "as" });
  expect(await codes("bill=80&as=text&output=shar")).toMatchObject({ code: "UNKNOWN_FIELD", field: "output" });
  expect(await codes("people=3")).toMatchObject({ code: "MISSING_INPUT", field: "bill" });
});

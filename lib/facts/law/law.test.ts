// Every file of figures has the shape that the code reads, and nothing that it doesn't.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { unitedStatesStateIncomeTax } from "../tax/united-states-states.ts";
import { LAWS, STATE_LAWS } from "./schema.ts";
import { SCHEDULES } from "./values.ts";

const read = (name: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, `${name}.json`), "utf8"));
const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith(".json"));

it("has a schema for each file, and a file for each schema", () => {
  expect(files).toEqual([...Object.keys(LAWS), "us-state-laws"].map((id) => `${id}.json`).toSorted());
});

it.each(Object.entries(LAWS))("%s holds what its schema says", (id, schema) => {
  expect(schema.safeParse(read(id)).error?.issues ?? []).toEqual([]);
});

it("names the law of every state that has figures", () => {
  const states = unitedStatesStateIncomeTax.periods.flatMap(({ value }) => Object.keys(value));
  expect(Object.keys(STATE_LAWS.parse(read("us-state-laws")))).toEqual([...new Set(states)].toSorted());
});

describe("Refuses", () => {
  const schedule = (rates: number[], starts: number[]) => SCHEDULES.safeParse({ rates, starts }).success;
  it("a band without a rate, one that begins before the one below it, and one that leaves income out", () => {
    expect(schedule([10, 12], [0, 12_400])).toBe(true);
    expect(schedule([10, 12], [0])).toBe(false);
    expect(schedule([10, 12, 22], [0, 50_400, 12_400])).toBe(false);
    expect(schedule([10], [1])).toBe(false);
  });

  it("a source that was not read, a name that the code doesn't know, and a negative rate", () => {
    const { periods, ...head } = LAWS["uk-vat"].parse(read("uk-vat"));
    const [first] = periods;
    const value = { standard: 20, reduced: [5] };
    const changed = (changes: object) =>
      LAWS["uk-vat"].safeParse({ ...head, periods: [{ ...first, ...changes }] }).success;
    expect(changed({ value })).toBe(true);
    expect(changed({ source: { ...first?.source, read: "" } })).toBe(false);
    expect(changed({ value: { ...value, reducd: [] } })).toBe(false);
    expect(changed({ value: { ...value, standard: -20 } })).toBe(false);
  });
});

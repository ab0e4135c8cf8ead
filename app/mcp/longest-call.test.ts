// The cap on a body leaves room for the longest call that any calculator takes.
import { expect, test } from "vitest";
import { type Calculator, type RowsInput, type WireInput, wireInputs } from "#engine";
import { catalogue } from "#lib/service/catalogue";
import { readSettings } from "#lib/site";

const { rest, mcp } = readSettings({});

/** The bytes of the longest value that is read, quotes included; what is not ASCII takes three for a character. */
function longest({ part, field }: WireInput): number {
  if (part === "unit") return longestOf(Object.keys(field.units));
  switch (field.kind) {
    case "choice":
      return longestOf(Object.keys(field.options));
    case "numbers":
      return 4002;
    case "rows":
      return 4002 + 2 * inFreeCells(field);
    case "typed":
      return (field.maxLength ?? 200) + 2;
    default:
      return 202;
  }
}

/** What cells without a pattern may hold: no others take what is not ASCII. */
function inFreeCells({ cells, most }: RowsInput): number {
  const free = Object.values(cells).filter((cell) => cell.kind === "text" && cell.pattern === undefined);
  return Math.min(4000, most * free.length * 40);
}

const longestOf = (names: readonly string[]) => Math.max(...names.map((name) => name.length)) + 2;

/** What stands around the arguments: generously, since clients describe themselves in every request of 2026-07-28. */
const ENVELOPE = 1536;

/** Inputs that are asked for under different options of one choice are never in the same body. */
function longestBody(calculator: Calculator): number {
  const wires = wireInputs(calculator);
  const bytesOf = (some: readonly WireInput[]) =>
    some.reduce((bytes, wire) => bytes + `"${wire.name}":,`.length + longest(wire), 2);
  const byChoice = Object.entries(calculator.inputs).flatMap(([choice, field]) => {
    if (field.kind !== "choice") return [];
    const asked = (option: string) => wires.filter(({ field: { when } }) => when?.[choice]?.includes(option) ?? true);
    return [Math.max(...Object.keys(field.options).map((option) => bytesOf(asked(option))))];
  });
  return Math.min(bytesOf(wires), ...byChoice);
}

test("the longest body that any calculator takes passes both doors", async () => {
  const entries = await catalogue().all();
  const bodies = entries.map(({ calculator }) => longestBody(calculator));
  expect(bodies.length).toBeGreaterThan(0);
  expect(Math.max(...bodies)).toBeLessThanOrEqual(rest.maxBytes);
  expect(Math.max(...bodies) + ENVELOPE).toBeLessThanOrEqual(mcp.maxBytes);
});
